import { capitalize } from '@workspace/api/capitalize.ts'
import { precedence } from '@workspace/api/cli/cli.ts'
import type { Part } from '../compile/shapes/block.ts'

export const read = () => ({ steps: precedence.map(capitalize) })

export type PrecedenceData = ReturnType<typeof read>

export const markdown = (): Part[] => [{ kind: 'list', ordered: true, items: precedence }]
