/** The side of the element on which a tooltip stands, when there is room. */
export const tooltipSides = ['top', 'right', 'bottom', 'left'] as const
