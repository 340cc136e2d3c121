import { capitalize } from '@workspace/api/capitalize.ts'
import { precedence } from '@workspace/api/cli/cli.ts'
import { writeOrderedList } from '../compile/shapes/markdown.ts'

export const read = () => ({ steps: precedence.map(capitalize) })

export type PrecedenceData = ReturnType<typeof read>

export const markdown = () => [writeOrderedList(precedence)]
