import { PrecedenceLadder } from '#ui/docs/PrecedenceLadder/PrecedenceLadder.tsx'
import type { PrecedenceData } from './Precedence.read.ts'

const examples = ['24h, 1 replica', '~/.onenode/config.json', 'deploy.yml', 'ONENODE_API_KEY', '--duration 48h']

const texts = {
  label: 'Where a setting comes from',
  hint: 'From the lowest to the highest. Each source overrides those above it.',
  winner: 'highest',
}

export const Precedence = ({ steps }: PrecedenceData) => (
  <PrecedenceLadder {...texts} steps={steps.map((title, at) => ({ title, code: examples[at] }))} />
)
