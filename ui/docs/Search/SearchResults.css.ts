import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'
import { endRoom, fadingDown, ground, startRoom } from '../../elements/scroller/scroller.css.ts'

export const list = style([
  fadingDown,
  { vars: { [ground]: vars.color.surface, [startRoom]: '0px', [endRoom]: vars.space[5] }, minBlockSize: 0 },
])
export const group = style({
  paddingBlockEnd: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line.default}` } },
})
export const page = style({
  paddingBlock: `${vars.space[4]} ${vars.space[1]}`,
  paddingInline: vars.space[5],
  color: vars.color.text.muted,
  fontFamily: vars.font.mono,
  fontSize: vars.size.label,
  letterSpacing: 0,
})
export const option = style({
  ...oneColumn,
  gap: '0.125rem',
  minBlockSize: '2.75rem',
  marginInline: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.m,
  textDecoration: 'none',
  scrollMarginBlock: vars.space[10],
  selectors: {
    '&[aria-selected="true"]': { background: vars.color.sunken, boxShadow: `inset 3px 0 0 ${vars.color.accent.default}` },
    '[dir="rtl"] &[aria-selected="true"]': { boxShadow: `inset -3px 0 0 ${vars.color.accent.default}` },
  },
  '@media': { [media.forced]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } } },
})
export const section = style({ fontSize: vars.size.small, fontWeight: vars.weight.semibold, lineHeight: 1.4 })
export const excerpt = style({ color: vars.color.text.muted, fontSize: vars.size.small, lineHeight: 1.45, overflowWrap: 'anywhere' })
export const mark = style({
  background: 'transparent',
  color: vars.color.text.default,
  fontWeight: vars.weight.semibold,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.accent.default,
  textDecorationThickness: vars.stroke.thread,
  textUnderlineOffset: '0.2em',
})
