import type { CostExplainerProps, CostInput, CostResult } from './CostExplainer.tsx'

/** One charge for each day. */
function calculate({ launch, end, price }: CostInput): CostResult {
  if (!(Number(price) > 0)) return { ok: false, field: 'price', message: 'Enter a price above 0.' }
  const nights = (Date.parse(end.slice(0, 10)) - Date.parse(launch.slice(0, 10))) / 86_400_000
  if (!(nights >= 0)) return { ok: false, field: 'end', message: 'The end lies before the launch.' }
  const amount = Number(price).toFixed(2)
  const charges = Array.from({ length: nights + 1 }, (_, at) => ({
    time: `Day ${at + 1}`,
    text: at === 0 ? 'Prepaid' : 'One full day',
    amount,
  }))
  return { ok: true, charges, total: (Number(price) * (nights + 1)).toFixed(2) }
}

export const costExplainer = {
  texts: {
    title: 'What would it cost?',
    launch: 'Launch (UTC)',
    end: 'End (UTC)',
    price: 'Price a day',
    ledger: 'Charges',
    time: 'When',
    charge: 'What for',
    amount: 'Amount',
    total: 'Total',
  },
  initial: { launch: '2026-03-02T14:00', end: '2026-03-04T09:00', price: '4' },
  calculate,
} satisfies CostExplainerProps
