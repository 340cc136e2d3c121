/** Docs parameters of stories that show values instead of a component. Their code is not worth reading. */
export const withoutCode = { canvas: { sourceState: 'none' as const } }
