export const copyLooks = ['words', 'icon'] as const
