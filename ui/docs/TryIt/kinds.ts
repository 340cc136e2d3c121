/** Kinds of fields: a line of text, one of a few values, or several lines. */
export const tryItFieldKinds = ['text', 'select', 'textarea'] as const

/** Places of the content of a `TryItToggle`. */
export const tryItPlacements = ['panel', 'inline'] as const
