export const tabsVariants = ['line', 'box'] as const
