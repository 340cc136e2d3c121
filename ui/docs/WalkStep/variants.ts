/** States of a step: completed, next, later. */
export const walkStepStates = ['done', 'current', 'ahead'] as const
