import type { LedgerProps } from './Ledger.tsx'

export const ledger = {
  id: 'figures',
  title: 'Every figure here',
  lead: 'A stamp says where a figure comes from.',
  kinds: [
    { stamp: { kind: 'stated', label: 'stated' }, text: 'Counted by Meridian.' },
    { stamp: { kind: 'target', label: 'target' }, text: 'Planned.' },
    { stamp: { kind: 'market', label: 'market' }, text: 'Of an analyst.' },
    { stamp: { kind: 'sample', label: 'sample data' }, text: 'Of an example.' },
  ],
  show: 'Show all 3 figures',
  rows: [
    { number: 'S1', label: 'Latency', figure: '28 ms' },
    { number: 'M1', label: 'Rent by 2030', figure: '$12B' },
    { number: 'T1', label: 'Machines', figure: '4000+' },
  ],
} satisfies LedgerProps
