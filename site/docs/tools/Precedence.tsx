import { PrecedenceLadder } from '../../../ui/docs/PrecedenceLadder/PrecedenceLadder.tsx'
import { precedence as text } from '../../content/docs-tools/precedence.ts'

/** The places that a setting comes from, the weakest first. */
export const Tool = ({ data }: { data: { steps: readonly string[] } }) => (
  <PrecedenceLadder
    {...text}
    steps={data.steps.map((step, at) => ({ title: step.charAt(0).toUpperCase() + step.slice(1), code: text.examples[at] }))}
  />
)
