import { style } from '@vanilla-extract/css'

/** The field is hidden without `display: none`, because a bot that reads styles skips hidden elements. */
export const root = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  opacity: 0,
  pointerEvents: 'none',
})
