import { style } from '@vanilla-extract/css'

/** A bot that reads styles skips elements with `display: none`. */
export const root = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  opacity: 0,
  pointerEvents: 'none',
})
