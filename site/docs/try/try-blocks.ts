import * as WalkProgress from './blocks/WalkProgress.ts'
import * as WalkStep from './blocks/WalkStep.ts'

/** Blocks of the walk-throughs, for the pages of the documentation. */
export const tryBlockSet = {
  folder: 'site/docs/try/blocks',
  widgets: 'site/docs/try/widgets',
  blocks: { WalkProgress, WalkStep },
}
