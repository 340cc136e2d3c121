import { CostExplainer, type CostInput, type CostResult } from '../../../ui/docs/CostExplainer/CostExplainer.tsx'
import { EpochTimeline } from '../../../ui/docs/EpochTimeline/EpochTimeline.tsx'
import { cost as text } from '../../content/docs-widgets/cost.ts'
import { epoch } from '../../content/docs-widgets/epoch.ts'
import { explainCost } from '../../contract/cost.ts'

const fieldOf = { launchedAt: 'launch', endedAt: 'end', pricePerDay: 'price' } as const

/** Reads a time of the form as UTC, as the label says. */
const utc = (local: string) => new Date(`${local}Z`)
const written = (time: Date) => time.toISOString().slice(0, 16).replace('T', ' ')

function calculate({ launch, end, price }: CostInput): CostResult {
  const result = explainCost({ launchedAt: utc(launch), endedAt: utc(end), pricePerDay: price.trim() })
  if (!result.ok) return { ok: false, field: fieldOf[result.problem.field], message: result.problem.message }
  const { charges, total } = result.cost
  return {
    ok: true,
    charges: charges.map(({ at, reason, amount }) => ({
      time: written(at),
      text: reason === 'launch' ? text.launched : text.epoch,
      amount: `$${amount}`,
    })),
    total: `$${total}`,
  }
}

/** Lists every charge for a launch time, an end time and a price. */
export const Cost = () => <CostExplainer texts={text.texts} initial={text.initial} calculate={calculate} />

/** The daily epoch with its worked examples. */
export const Epoch = () => <EpochTimeline {...epoch} />
