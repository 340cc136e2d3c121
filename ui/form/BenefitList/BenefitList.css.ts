import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'

export const root = style({ paddingBlockStart: vars.space[6], borderBlockStart: `${vars.stroke.strong} solid ${vars.color.line.strong}` })
export const item = style({
  ...oneColumn,
  gap: vars.space[1],
  paddingBlock: vars.space[5],
  selectors: {
    '&:first-child': { paddingBlockStart: vars.space[4] },
    '& + &': { borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line.default}` },
    '&:last-child': { paddingBlockEnd: 0 },
  },
})
export const name = style({ fontSize: vars.size.body, fontWeight: vars.weight.semibold, letterSpacing: '-0.01em', lineHeight: 1.4 })
