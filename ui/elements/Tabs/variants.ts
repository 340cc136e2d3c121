/** Looks of tabs: above their panels, or as the head of a box around them. */
export const tabsVariants = ['line', 'box'] as const
