/** Tones of the hint below a submit button. */
export const hintTones = ['neutral', 'success', 'danger'] as const
