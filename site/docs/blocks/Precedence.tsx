import { PrecedenceLadder } from '#ui/docs/PrecedenceLadder/PrecedenceLadder.tsx'
import { precedence } from '../words/precedence.ts'
import type { Attributes, Part, Reading } from '../compile/shapes/block.ts'

export const read = (_attributes: Attributes, { contract }: Reading) => ({ steps: contract.precedence })

type PrecedenceData = ReturnType<typeof read>

export const markdown = ({ steps }: PrecedenceData): Part[] => [{ kind: 'list', ordered: true, items: steps }]

const { examples, ...ladder } = precedence

export const Precedence = ({ steps }: PrecedenceData) => (
  <PrecedenceLadder
    {...ladder}
    steps={steps.map((step, at) => ({ title: step.charAt(0).toUpperCase() + step.slice(1), code: examples[at] }))}
  />
)
