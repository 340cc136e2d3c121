export const hintTones = ['neutral', 'success', 'danger'] as const
