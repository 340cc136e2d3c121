import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'

export const root = style({
  ...oneColumn,
  overflowWrap: 'anywhere',
  gap: vars.space[3],
  marginBlockEnd: vars.space[12],
  paddingBlock: vars.space[5],
  paddingInline: `min(${vars.space[6]}, 5vw)`,
  border: `${vars.stroke.thread} solid ${vars.color.status.danger}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  // Ring on `:focus`: a script moves the focus here, also after a click, for which the browser shows no ring.
  ':focus': { outline: `2px solid ${vars.color.accent.default}`, outlineOffset: '2px' },
})
export const title = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[2],
  fontSize: vars.size.body,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.4,
})
export const mark = style({ display: 'flex', alignItems: 'center', blockSize: '1lh', color: vars.color.status.danger })
export const list = style({ ...oneColumn, justifyItems: 'start', gap: vars.space[1] })
export const link = style({
  display: 'inline-block',
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.s,
  color: vars.color.status.danger,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.4,
  textDecorationThickness: vars.stroke.thin,
  textUnderlineOffset: '0.22em',
  ':hover': { textDecorationThickness: vars.stroke.thread },
})
