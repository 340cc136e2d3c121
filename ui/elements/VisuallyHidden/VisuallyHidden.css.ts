import { style } from '@vanilla-extract/css'

/** A class, not Radix's `style` attribute: a strict content policy refuses that in the server's HTML, and the text would show. */
export const root = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
