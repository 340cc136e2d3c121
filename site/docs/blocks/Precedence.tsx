import { PrecedenceLadder } from '#ui/docs/PrecedenceLadder/PrecedenceLadder.tsx'
import type { Attributes, Part, Reading } from '../compile/shapes/block.ts'

export const read = (_attributes: Attributes, { contract }: Reading) => ({ steps: contract.precedence })

type PrecedenceData = ReturnType<typeof read>

export const markdown = ({ steps }: PrecedenceData): Part[] => [{ kind: 'list', ordered: true, items: steps }]

const examples = ['24h, 1 replica', '~/.onenode/config.json', 'deploy.yml', 'ONENODE_API_KEY', '--duration 48h']

const texts = {
  label: 'Where a setting comes from',
  hint: 'From the lowest to the highest. Each source overrides those above it.',
  winner: 'highest',
}

export const Precedence = ({ steps }: PrecedenceData) => (
  <PrecedenceLadder
    {...texts}
    steps={steps.map((step, at) => ({ title: step.charAt(0).toUpperCase() + step.slice(1), code: examples[at] }))}
  />
)
