/** Kinds of fields. */
export const tryItFieldKinds = ['text', 'select', 'textarea'] as const
/** Where `TryItToggle` shows its content. */
export const tryItPlacements = ['panel', 'inline'] as const
