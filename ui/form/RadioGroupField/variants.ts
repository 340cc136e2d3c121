export const radioLayouts = ['list', 'columns', 'tiles'] as const
