import { style } from '@vanilla-extract/css'
import { color, radius } from '@workspace/tokens/values.ts'
import { cardFrame, flexColumn, ringInside } from '../../elements/mixins.ts'

/** Box of code, dark for commands and requests, light for responses and files. */
export const frame = style({
  ...flexColumn,
  minInlineSize: 0,
  ...cardFrame,
  breakInside: 'avoid',
  selectors: { '&[data-band="code"]': { background: color.canvas } },
})

export const overlay = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: radius.m,
  background: 'none',
  cursor: 'pointer',
  ...ringInside,
})
