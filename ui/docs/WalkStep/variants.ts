export const walkStepStates = ['done', 'current', 'ahead'] as const
