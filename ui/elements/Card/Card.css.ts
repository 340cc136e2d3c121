import { style } from '@vanilla-extract/css'
import { color, space } from '@workspace/tokens/values.ts'
import { cardFrame, flexWrap, oneColumn } from '../mixins.ts'

export const root = style({
  ...oneColumn,
  alignContent: 'start',
  gap: space[3],
  padding: space[6],
  ...cardFrame,
  color: color.text.default,
  overflowWrap: 'anywhere',
})
export const actions = style({ ...flexWrap, gap: space[3], marginBlockStart: space[2] })
