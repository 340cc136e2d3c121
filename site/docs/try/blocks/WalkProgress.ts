import { lookup, type Attributes } from '../../compile/shapes/block.ts'
import { controlCall } from '@workspace/sandbox/handlers/control-calls.ts'
import { walks } from '@workspace/sandbox/walks.ts'

export interface WalkProgressData {
  walk: string
  label: string
  steps: readonly string[]
  /** Account before the first step. */
  account: { time: string; balanceUsdc: string; reservedUsdc: string }
}

export const read = ({ walk = '', label = '' }: Attributes): WalkProgressData => ({
  walk,
  label,
  steps: Object.keys(lookup(walks, walk, 'walk').steps),
  account: controlCall.readAccount.responses[0].example,
})

export const markdown = () => []
