import { knownErrors } from '@workspace/api/known-errors.ts'
import { lookup, type Attributes, type Part } from '../compile/shapes/block.ts'

export const read = ({ id }: Attributes) => ({ messages: lookup(knownErrors, id, 'id') })

export type KnownErrorData = ReturnType<typeof read>

export const markdown = ({ messages }: KnownErrorData): Part[] => [{ kind: 'messages', messages }]
