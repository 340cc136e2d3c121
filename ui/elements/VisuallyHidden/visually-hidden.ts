/** Hides an element from sight. Screen readers still read it. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** Hides an element at the start of its container, so that nothing scrolls sideways. */
export const hiddenAtStart = { ...visuallyHidden, insetInlineStart: 0 } as const

/** Shows an element with `visuallyHidden` again. */
export const visible = {
  position: 'static',
  inlineSize: 'auto',
  blockSize: 'auto',
  overflow: 'visible',
  clipPath: 'none',
  whiteSpace: 'normal',
} as const
