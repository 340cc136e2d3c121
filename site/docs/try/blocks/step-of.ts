import { lookup, type Attributes } from '../../compile/shapes/block.ts'
import { walks, type WalkStep } from '@workspace/sandbox/walks.ts'

/** Looks up the step of `walk="…" step="…"`. */
export const stepOf = ({ walk, step }: Attributes): WalkStep => lookup(lookup(walks, walk, 'walk').steps, step, `step of ${walk}`)
