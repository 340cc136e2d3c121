/** Gaps of a layout. */
export const layoutGaps = ['none', 'small', 'medium', 'large'] as const

/** Widths of a container: page or running text. */
export const containerWidths = ['page', 'text'] as const

export const stackDirections = ['vertical', 'horizontal'] as const

export const stackAligns = ['start', 'center', 'end', 'stretch'] as const

export const gridColumns = [2, 3, 4] as const
