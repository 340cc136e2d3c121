/** States of a step: its call is answered, it is the first without an answer, or it comes later. */
export const walkStepStates = ['done', 'current', 'ahead'] as const
