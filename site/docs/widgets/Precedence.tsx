import { PrecedenceLadder } from '#ui/docs/PrecedenceLadder/PrecedenceLadder.tsx'
import { precedence } from '../words/precedence.ts'
import type { PrecedenceData } from '../blocks/Precedence.ts'

const { examples, ...ladder } = precedence

/** Sources of a setting, the weakest first. */
export const Precedence = ({ data: { steps } }: { data: PrecedenceData }) => (
  <PrecedenceLadder
    {...ladder}
    steps={steps.map((step, at) => ({ title: step.charAt(0).toUpperCase() + step.slice(1), code: examples[at] }))}
  />
)
