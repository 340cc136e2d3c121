export * as StepRequest from './blocks/StepRequest.ts'
export * as StepResponse from './blocks/StepResponse.ts'
export * as TryStep from './blocks/TryStep.ts'
export * as WalkProgress from './blocks/WalkProgress.ts'
