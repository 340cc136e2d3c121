/** States of a step: completed, first one to do, later. */
export const walkStepStates = ['done', 'current', 'ahead'] as const
