import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { hairline, oneColumn } from '../mixins.ts'

export const root = style({
  ...oneColumn,
  alignContent: 'start',
  gap: vars.space[3],
  padding: vars.space[6],
  border: hairline,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  color: vars.color.text.default,
  overflowWrap: 'anywhere',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], marginBlockStart: vars.space[2] })
