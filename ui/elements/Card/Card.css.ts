import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { cardFrame, oneColumn } from '../mixins.ts'

export const root = style({
  ...oneColumn,
  alignContent: 'start',
  gap: vars.space[3],
  padding: vars.space[6],
  ...cardFrame,
  color: vars.color.text.default,
  overflowWrap: 'anywhere',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], marginBlockStart: vars.space[2] })
