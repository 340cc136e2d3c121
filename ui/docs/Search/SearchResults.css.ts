import { style } from '@vanilla-extract/css'
import { color, media, radius, size, space, stroke, weight } from '@workspace/tokens/values.ts'
import { flexRow, monoText, muted } from '../../elements/mixins.ts'
import { endRoom, fadingDown, ground, startRoom } from '../../elements/scroller/scroller.css.ts'

export const list = style([fadingDown, { vars: { [ground]: color.surface, [startRoom]: '0px', [endRoom]: space[5] }, minBlockSize: 0 }])
export const group = style({ paddingBlockEnd: space[2] })
export const name = style({
  paddingBlock: `${space[3]} ${space[1]}`,
  paddingInline: space[5],
  ...muted(size.label),
})
const selected = '&[aria-selected="true"]'
export const option = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
  columnGap: space[2],
  alignItems: 'start',
  minBlockSize: '2.5rem',
  marginInline: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.m,
  textDecoration: 'none',
  cursor: 'pointer',
  scrollMarginBlock: space[10],
  selectors: {
    [selected]: { background: color.highlight, boxShadow: `inset 2px 0 0 ${color.accent.default}` },
    [`[dir="rtl"] ${selected}`]: { boxShadow: `inset -2px 0 0 ${color.accent.default}` },
  },
  '@media': {
    [media.stacked]: { minBlockSize: '2.75rem', gridTemplateColumns: '1.5rem minmax(0, 1fr)' },
    [media.forced]: { selectors: { [selected]: { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
})
export const sign = style({
  ...flexRow,
  minBlockSize: '1.375rem',
  ...muted('1rem'),
})
export const words = style({ minInlineSize: 0 })
export const title = style({ display: 'block', fontSize: '0.9375rem', fontWeight: weight.semibold, lineHeight: 1.4666 })
export const method = style({ marginInlineEnd: space[1] })
export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  ...muted('0.84375rem'),
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
})
export const enter = style({
  alignSelf: 'center',
  paddingInline: '0.375rem',
  border: `${stroke.thin} solid ${color.accent.default}`,
  borderRadius: radius.s,
  color: color.accent.default,
  ...monoText('0.75rem'),
  lineHeight: 1.5,
  selectors: { [`${option}:not([aria-selected="true"]) > &`]: { visibility: 'hidden' } },
  '@media': { [media.stacked]: { display: 'none' } },
})
export const mark = style({
  background: 'transparent',
  color: color.accent.default,
  selectors: {
    [`${title} > &`]: {
      textDecorationLine: 'underline',
      textDecorationThickness: stroke.thread,
      textUnderlineOffset: '0.2em',
    },
  },
})
