/** The mark as an icon of 32 × 32, drawn in strokes without a color. `ui/elements/Logo` draws it beside the name. */
export const iconMark = '<path d="M16 0v7m0 18v7" stroke-width="4"/><circle cx="16" cy="16" r="8.5" stroke-width="6"/>'
