import { controlCall } from '@workspace/sandbox/handlers/control-calls.ts'
import { walks } from '@workspace/sandbox/walks.ts'
import { lookup, type Attributes } from '../compile/shapes/block.ts'

export const read = ({ walk = '', label = '' }: Attributes) => ({
  walk,
  label,
  steps: Object.keys(lookup(walks, walk, 'walk').steps),
  /** Account before the first step. */
  account: controlCall.readAccount.responses[0].example,
})
