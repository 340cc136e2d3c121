import { knownErrors } from '@workspace/api/known-errors.ts'
import { lookup, type Attributes, type Part } from '../compile/shapes/block.ts'

export const read = ({ id }: Attributes) => {
  const { messages, cause, remedy } = lookup(Object.fromEntries(knownErrors.map((each) => [each.id, each])), id, 'id')
  return { messages, cause, remedy }
}

export type KnownErrorData = ReturnType<typeof read>

export const markdown = ({ messages, cause, remedy }: KnownErrorData): Part[] => [
  { kind: 'messages', messages },
  { kind: 'line', text: cause },
  { kind: 'line', text: remedy },
]
