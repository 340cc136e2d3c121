import * as StepRequest from './blocks/StepRequest.ts'
import * as StepResponse from './blocks/StepResponse.ts'
import * as TryStep from './blocks/TryStep.ts'
import * as WalkProgress from './blocks/WalkProgress.ts'

/** Blocks of the walk-throughs, for the pages of the documentation. */
export const tryBlockSet = {
  folder: 'site/docs/try/blocks',
  widgets: 'site/docs/try/widgets',
  blocks: { StepRequest, StepResponse, TryStep, WalkProgress },
}
