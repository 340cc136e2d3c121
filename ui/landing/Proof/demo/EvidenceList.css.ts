import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { oneColumn } from '../../../elements/Layout/one-column.ts'

export const root = style({ flex: '1 1 100%', minInlineSize: 0, overflowWrap: 'anywhere' })
export const list = style({ marginBlockStart: vars.space[2], borderBlockStart: `${vars.stroke.strong} solid ${vars.color.line.strong}` })
export const row = style({
  ...oneColumn,
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.line.default}`,
  fontFamily: vars.font.mono,
  fontSize: vars.size.label,
  letterSpacing: 0,
  '@media': { [media.wide]: { gridTemplateColumns: '12rem minmax(0, 1fr)', gap: vars.space[6] } },
})
export const name = style({ color: vars.color.text.muted })
export const value = style({ minInlineSize: 0 })
