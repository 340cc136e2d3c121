import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { cardFrame, flexWrap, oneColumn } from '../mixins.ts'

export const root = style({
  ...oneColumn,
  alignContent: 'start',
  gap: vars.space[3],
  padding: vars.space[6],
  ...cardFrame,
  color: vars.color.text.default,
  overflowWrap: 'anywhere',
})
export const actions = style({ ...flexWrap, gap: vars.space[3], marginBlockStart: vars.space[2] })
