import { style } from '@vanilla-extract/css'

/**
 * Class in place of Radix's `style` attribute: a strict content security policy refuses it in the server's HTML, and the text would show.
 */
export const root = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
