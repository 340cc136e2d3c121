/** Preferred sides of a tooltip. */
export const tooltipSides = ['top', 'right', 'bottom', 'left'] as const
