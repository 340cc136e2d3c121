import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { pageWidth } from '../Layout/page-width.ts'

// No outline: a link to the section focuses it, and a ring around a whole section says nothing.
export const root = style({ background: vars.color.canvas, color: vars.color.text.default, outline: 'none' })
export const page = style(pageWidth)
export const rail = style({
  position: 'relative',
  paddingBlock: vars.layout.section,
  paddingInlineStart: vars.layout.gutter,
  selectors: { '&[data-first]': { paddingBlockStart: `min(${vars.layout.section}, 5.25rem)` } },
})
export const eyebrow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  position: 'relative',
  marginInlineStart: `calc(${vars.layout.gutter} * -1 - ${vars.marker.ring} / 2)`,
  marginBlockEnd: vars.space[10],
  color: vars.color.text.muted,
  fontFamily: vars.font.mono,
  fontSize: vars.size.label,
  letterSpacing: 0,
  lineHeight: 1,
  overflowWrap: 'anywhere',
  selectors: { '&[data-end]': { marginBlock: `${vars.space[16]} 0` } },
})
export const line = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  selectors: { '&[data-end]': { insetBlockEnd: `calc(${vars.layout.section} + ${vars.marker.ring} / 2)` } },
})
export const content = style({ display: 'grid', gap: vars.space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
