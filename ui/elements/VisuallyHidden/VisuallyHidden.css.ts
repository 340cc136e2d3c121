import { style } from '@vanilla-extract/css'

/** In place of Radix's component, whose `style` attribute in the server's HTML is blocked by a strict content security policy. */
export const root = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
