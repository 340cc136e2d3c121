/** Looks: above their panels, or in the head of a box. */
export const tabsVariants = ['line', 'box'] as const
