import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { flexRow, mono } from '../../elements/mixins.ts'
import { endRoom, fadingDown, ground, startRoom } from '../../elements/scroller/scroller.css.ts'

export const list = style([
  fadingDown,
  { vars: { [ground]: vars.color.surface, [startRoom]: '0px', [endRoom]: vars.space[5] }, minBlockSize: 0 },
])
export const group = style({ paddingBlockEnd: vars.space[2] })
export const name = style({
  paddingBlock: `${vars.space[3]} ${vars.space[1]}`,
  paddingInline: vars.space[5],
  color: vars.color.text.muted,
  fontSize: vars.size.label,
})
const selected = '&[aria-selected="true"]'
export const option = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
  columnGap: vars.space[2],
  alignItems: 'start',
  minBlockSize: '2.5rem',
  marginInline: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.m,
  textDecoration: 'none',
  cursor: 'pointer',
  scrollMarginBlock: vars.space[10],
  selectors: {
    [selected]: { background: vars.color.highlight, boxShadow: `inset 2px 0 0 ${vars.color.accent.default}` },
    [`[dir="rtl"] ${selected}`]: { boxShadow: `inset -2px 0 0 ${vars.color.accent.default}` },
  },
  '@media': {
    [media.stacked]: { minBlockSize: '2.75rem', gridTemplateColumns: '1.5rem minmax(0, 1fr)' },
    [media.forced]: { selectors: { [selected]: { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
})
export const sign = style({
  ...flexRow,
  minBlockSize: '1.375rem',
  color: vars.color.text.muted,
  fontSize: '1rem',
})
export const words = style({ minInlineSize: 0 })
export const title = style({ display: 'block', fontSize: '0.9375rem', fontWeight: vars.weight.semibold, lineHeight: 1.4666 })
export const method = style({ marginInlineEnd: vars.space[1] })
export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.color.text.muted,
  fontSize: '0.84375rem',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
})
export const enter = style({
  alignSelf: 'center',
  paddingInline: '0.375rem',
  border: `${vars.stroke.thin} solid ${vars.color.accent.default}`,
  borderRadius: vars.radius.s,
  color: vars.color.accent.default,
  ...mono,
  fontSize: '0.75rem',
  lineHeight: 1.5,
  selectors: { [`${option}:not([aria-selected="true"]) > &`]: { visibility: 'hidden' } },
  '@media': { [media.stacked]: { display: 'none' } },
})
export const mark = style({
  background: 'transparent',
  color: vars.color.accent.default,
  selectors: {
    [`${title} > &`]: {
      textDecorationLine: 'underline',
      textDecorationThickness: vars.stroke.thread,
      textUnderlineOffset: '0.2em',
    },
  },
})
