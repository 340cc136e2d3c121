import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: '3rem',
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[4]} ${vars.space[3]}`,
  border: `${vars.stroke.thin} solid ${vars.color.line.default}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  fontSize: vars.size.mono,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
})
export const call = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  fontFamily: vars.font.mono,
  fontSize: 'inherit',
  letterSpacing: 0,
  lineHeight: 1.4,
})
export const method = style({
  paddingBlock: '0.1875rem',
  paddingInline: vars.space[2],
  border: `${vars.stroke.thin} solid transparent`,
  borderRadius: vars.radius.s,
  background: vars.color.accent.default,
  color: vars.color.accent.on,
  fontSize: vars.size.label,
  fontWeight: vars.weight.semibold,
})
export const path = style({ minInlineSize: 0 })
