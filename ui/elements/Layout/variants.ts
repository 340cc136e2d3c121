/** The room between the parts of a layout. */
export const layoutGaps = ['none', 'small', 'medium', 'large'] as const

/** How wide a container becomes: as a page, or as running text. */
export const containerWidths = ['page', 'text'] as const

/** Which way a stack goes. */
export const stackDirections = ['vertical', 'horizontal'] as const

/** How the parts of a stack stand beside each other. */
export const stackAligns = ['start', 'center', 'end', 'stretch'] as const

/** How many columns a grid has on a wide screen. */
export const gridColumns = [2, 3, 4] as const
