import { style } from '@vanilla-extract/css'

/** Replaces Radix's component, whose `style` attribute a strict CSP blocks in the server's HTML. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
export const root = style(visuallyHidden)
