/** The head of a table whose rows are lists: read with each cell, not seen. */
export const stackedHead = {
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
