import { capitalize } from '@workspace/api/capitalize.ts'
import type { LedgerProps } from '#ui/landing/Ledger/Ledger.tsx'
import { claims, sampleStamp, stampHints } from './claims.ts'

const rows = Object.values(claims)

export const ledger = {
  id: 'ledger',
  title: 'Every figure on this page',
  lead: 'The stamp beside a figure says where it comes from.',
  kinds: [
    { stamp: { kind: 'stated', label: 'stated' }, text: stampHints.stated },
    { stamp: { kind: 'target', label: 'target' }, text: stampHints.target },
    { stamp: { kind: 'market', label: 'market' }, text: stampHints.market },
    { stamp: sampleStamp, text: sampleStamp.hint },
  ],
  show: `Show all ${rows.length} figures`,
  rows: rows.map(({ number, label, figure }) => ({ number, label: capitalize(label), figure })),
} satisfies LedgerProps
