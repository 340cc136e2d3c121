import type { CallListItem } from './CallList.tsx'

export const calls: readonly CallListItem[] = [
  { href: '#order', method: 'POST', path: '/machines', title: 'Order machines' },
  { href: '#list', method: 'GET', path: '/machines', title: 'List machines' },
  { href: '#planned', title: 'Planned' },
]
export const callsByPath: readonly CallListItem[] = [
  { href: '#order', method: 'POST', path: '/machines', text: 'Orders machines by constraints.' },
  { href: '#change', method: 'PATCH', path: '/machines/{machineId}', text: 'Changes the name and the ports of a machine.' },
  { href: '#delete', method: 'DELETE', path: '/machines/{machineId}', text: 'Ends a machine.' },
]
