import type { SidebarProps } from './Sidebar.tsx'

const items = (base: string, labels: readonly string[]) => labels.map((label) => ({ label, href: `/docs/${base}/${label.toLowerCase()}` }))

const calls = [
  { id: 'order', label: 'Order machines', method: 'POST' },
  { id: 'images', label: 'List images', method: 'GET' },
  { id: 'cancel', label: 'Cancel an order', method: 'DELETE' },
] as const

export const sidebar = {
  label: 'Documentation',
  groups: [
    { title: 'Virtual machines', items: items('vm', ['Overview', 'Registration', 'Balance', 'Deploy', 'Manage']), open: true },
    {
      title: 'Machine API',
      items: items('api', ['Overview', 'Offers', 'Order', 'Manage']).map((item) => (item.label === 'Order' ? { ...item, calls } : item)),
    },
    { title: 'Containers', items: items('containers', ['Overview']), open: true },
    { title: 'Container API', items: items('container-api', ['Overview', 'Deployments', 'Logs']) },
    { title: 'Command line', items: items('cli', ['Install', 'Configuration']) },
  ],
  current: '/docs/api/order',
} satisfies SidebarProps
