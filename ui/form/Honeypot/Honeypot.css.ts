import { style } from '@vanilla-extract/css'

/** Avoids `display: none`, because a bot that reads styles skips such elements. */
export const root = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  opacity: 0,
  pointerEvents: 'none',
})
