/** Kinds of fields: a line of text, a select, or several lines. */
export const tryItFieldKinds = ['text', 'select', 'textarea'] as const
/** Where `TryItToggle` shows its content. */
export const tryItPlacements = ['panel', 'inline'] as const
