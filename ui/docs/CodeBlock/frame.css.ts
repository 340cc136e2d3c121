import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { cardFrame, flexColumn, ringInside } from '../../elements/mixins.ts'

/** Box of code, dark for commands and requests, light for responses and files. */
export const frame = style({
  ...flexColumn,
  minInlineSize: 0,
  ...cardFrame,
  breakInside: 'avoid',
  selectors: { '&[data-band="code"]': { background: vars.color.canvas } },
})

export const overlay = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: vars.radius.m,
  background: 'none',
  cursor: 'pointer',
  ...ringInside,
})
