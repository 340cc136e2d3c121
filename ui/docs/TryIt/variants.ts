export const tryItFieldKinds = ['text', 'select', 'textarea'] as const
export const tryItPlacements = ['panel', 'inline'] as const
