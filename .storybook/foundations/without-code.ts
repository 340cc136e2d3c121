/** For stories that show values instead of a component. */
export const withoutCode = { canvas: { sourceState: 'none' as const } }
