import { createVar, keyframes, style } from '@vanilla-extract/css'
import { drawn } from '../../../elements/Line/drawn.ts'

/** Drawn share of a piece, 0 to 1: that of the page's line, or of the path that is drawn anew. */
export const share = createVar({ syntax: '<number>', inherits: true, initialValue: '1' })

/** Draws from nothing to the whole. */
export const drawing = keyframes({ from: { vars: { [share]: '0' } }, to: { vars: { [share]: '1' } } })

/** Piece of the line inside the figure. */
export const piece = style({
  position: 'absolute',
  pointerEvents: 'none',
  vars: { [share]: `var(${drawn}, 1)` },
})
