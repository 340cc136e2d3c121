/** Looks of a copy button. */
export const copyLooks = ['words', 'icon'] as const
