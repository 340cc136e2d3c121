import type { LedgerProps } from '#ui/landing/Ledger/Ledger.tsx'
import { claims, sampleStamp, stampHints, type Claim } from './claims.ts'

const order = ['S', 'M', 'T']
const place = ({ number }: Claim) => order.indexOf(number[0]!) * 100 + Number(number.slice(1))

const rows = Object.values<Claim>(claims).toSorted((one, other) => place(one) - place(other))

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
  rows: rows.map(({ number, label, figure }) => ({ number, label: label[0]!.toUpperCase() + label.slice(1), figure })),
} satisfies LedgerProps
