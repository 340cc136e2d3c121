export const visuallyHidden = {
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
