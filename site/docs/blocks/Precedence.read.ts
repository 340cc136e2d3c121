import { precedence } from '@workspace/api/cli/cli.ts'
import type { Part } from '../compile/shapes/block.ts'

export const read = () => ({ steps: precedence })

export type PrecedenceData = ReturnType<typeof read>

export const markdown = ({ steps }: PrecedenceData): Part[] => [{ kind: 'list', ordered: true, items: steps }]
