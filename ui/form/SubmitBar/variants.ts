/** Tones of the sentence below the button. */
export const hintTones = ['neutral', 'success', 'danger'] as const
