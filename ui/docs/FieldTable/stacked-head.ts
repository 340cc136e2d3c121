/** Visually hides the head of a stacked table; it is read with each cell. */
export const stackedHead = {
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
