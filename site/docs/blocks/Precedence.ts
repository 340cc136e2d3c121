import type { Attributes, Part, Reading } from '../compile/shapes/block.ts'

export interface PrecedenceData {
  steps: readonly string[]
}

export const read = (_attributes: Attributes, { contract }: Reading): PrecedenceData => ({ steps: contract.precedence })

export const markdown = ({ steps }: PrecedenceData): Part[] => [{ kind: 'list', ordered: true, items: steps }]
