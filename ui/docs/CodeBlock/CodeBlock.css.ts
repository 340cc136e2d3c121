import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'

const hairline = `${vars.stroke.thin} solid ${vars.color.line.default}`

export const root = style({
  minInlineSize: 0,
  border: hairline,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  breakInside: 'avoid',
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  paddingInline: `${vars.space[5]} ${vars.space[4]}`,
  borderBlockEnd: hairline,
})
export const title = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  paddingBlock: vars.space[2],
  color: vars.color.text.muted,
  fontFamily: vars.font.mono,
  fontSize: vars.size.label,
  lineHeight: 1.4,
  letterSpacing: 0,
  overflowWrap: 'anywhere',
})
