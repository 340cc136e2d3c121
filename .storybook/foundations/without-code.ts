/** Docs parameters of stories that show values, not a component: their code teaches nothing. */
export const withoutCode = { canvas: { sourceState: 'none' as const } }
