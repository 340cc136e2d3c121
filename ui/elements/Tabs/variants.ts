/** Looks of tabs: above their panels, or in the head of a box around them. */
export const tabsVariants = ['line', 'box'] as const
