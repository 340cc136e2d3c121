import { explainCost } from '@workspace/api/cost.ts'
import { CostExplainer as Explainer, type CostInput } from '#ui/docs/CostExplainer/CostExplainer.tsx'
import { cost } from '../words/cost.ts'

const fieldNames = { launchedAt: 'launch', endedAt: 'end', pricePerDay: 'price' } as const

/** Reads the time as UTC, as the field's label says. */
const utc = (local: string) => new Date(`${local}Z`)
const formatTime = (time: Date) => time.toISOString().slice(0, 16).replace('T', ' ')

/** Times have the format of a `datetime-local` field. */
const calculate = ({ launch, end, price }: CostInput) => {
  const result = explainCost({ launchedAt: utc(launch), endedAt: utc(end), pricePerDay: price.trim() })
  if (!result.ok) return { ok: false, field: fieldNames[result.problem.field], message: result.problem.message } as const
  const { charges, total } = result.cost
  return {
    ok: true,
    charges: charges.map(({ at, reason, amount }) => ({
      time: formatTime(at),
      text: reason === 'launch' ? cost.launched : cost.epoch,
      amount: `$${amount}`,
    })),
    total: `$${total}`,
  } as const
}

export const CostExplainer = () => <Explainer texts={cost.texts} initial={cost.initial} calculate={calculate} />
