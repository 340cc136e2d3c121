import { createVar, keyframes, style } from '@vanilla-extract/css'
import { drawn } from '../../../elements/Line/drawn.ts'

export const share = createVar({ syntax: '<number>', inherits: true, initialValue: '1' })

/** Height of a row of the tree. */
export const treeRow = createVar()

export const drawing = keyframes({ from: { vars: { [share]: '0' } }, to: { vars: { [share]: '1' } } })

export const piece = style({
  position: 'absolute',
  pointerEvents: 'none',
  vars: { [share]: `var(${drawn}, 1)` },
})
