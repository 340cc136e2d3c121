import { style } from '@vanilla-extract/css'
import { square } from '../../elements/mixins.ts'

/** Avoids `display: none`, because a bot that reads styles skips such elements. */
export const root = style({
  position: 'absolute',
  ...square('1px'),
  overflow: 'hidden',
  opacity: 0,
  pointerEvents: 'none',
})
