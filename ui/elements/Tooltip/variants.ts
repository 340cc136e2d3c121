export const tooltipSides = ['top', 'right', 'bottom', 'left'] as const
