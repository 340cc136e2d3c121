import { CostExplainer as Explainer, type CostInput } from '#ui/docs/CostExplainer/CostExplainer.tsx'
import { cost } from '../words/cost.ts'
import { calculate } from '../blocks/CostExplainer.ts'

/** Lists every charge for a launch time, an end time and a price. */
export const CostExplainer = () => (
  <Explainer texts={cost.texts} initial={cost.initial} calculate={(input: CostInput) => calculate(input, cost)} />
)
