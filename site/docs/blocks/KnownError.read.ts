import { knownErrors } from '@workspace/api/known-errors.ts'
import { lookup, type Attributes, type BlockFacts } from '../compile/shapes/block.ts'
import { writeList } from '../compile/shapes/markdown.ts'

export const read = ({ id }: Attributes) => ({ messages: lookup(knownErrors, id, 'id') })

export const getFacts = (errors: ReturnType<typeof read>): BlockFacts => errors

export const markdown = ({ messages }: ReturnType<typeof read>) => [writeList(messages.map((message) => `\`${message}\``))]
