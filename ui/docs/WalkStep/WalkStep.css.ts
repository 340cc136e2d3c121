import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { circle, flexRow, generated, hairline, mono, needsScript, oneColumn, wrappingRow } from '../../elements/mixins.ts'

const thread = vars.stroke.thread
const rail = '3.5rem'
const ring = '2.25rem'
const gap = vars.space[5]

export const root = style({
  position: 'relative',
  ...oneColumn,
  paddingInlineStart: rail,
  '@media': { [media.stacked]: { paddingInlineStart: '2.875rem' } },
  selectors: {
    '&::before': {
      ...generated,
      insetInlineStart: `calc(${ring} / 2 - ${thread} / 2)`,
      insetBlock: '0.5rem -0.5rem',
      borderInlineStart: `${thread} solid ${vars.color.line.default}`,
    },
    '&[data-progress="done"]::before': { borderColor: vars.color.accent.default },
    '&:not(:has(+ &))::before': { content: 'none' },
  },
})
globalStyle(`${root} + ${root}`, { marginBlockStart: `calc(${gap} * -1)` })
export const head = style({
  position: 'relative',
  ...wrappingRow,
  columnGap: vars.space[3],
  minBlockSize: '3.25rem',
  paddingInlineEnd: vars.space[6],
  breakAfter: 'avoid',
  selectors: { [`${root}:not([data-state="open"]) &`]: { borderBlockEnd: hairline } },
})
export const number = style({
  position: 'absolute',
  insetInlineStart: `calc(${rail} * -1)`,
  insetBlockStart: '0.5rem',
  display: 'grid',
  placeItems: 'center',
  ...circle(ring),
  border: `${thread} solid ${vars.color.line.default}`,
  background: vars.color.canvas,
  color: vars.color.text.muted,
  fontFamily: vars.font.mono,
  fontSize: vars.size.label,
  selectors: {
    [`${root}[data-progress="current"] &`]: {
      borderColor: vars.color.accent.default,
      borderWidth: '5px',
      color: vars.color.text.default,
    },
    [`${root}[data-progress="done"] &`]: {
      borderColor: vars.color.accent.default,
      background: vars.color.accent.default,
      color: vars.color.accent.on,
    },
  },
  '@media': { [media.stacked]: { insetInlineStart: '-2.875rem' } },
})
export const heading = style({
  flex: '1 1 9rem',
  minInlineSize: 0,
  color: vars.color.text.muted,
  fontSize: '1.0625rem',
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.title,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  outline: 'none',
  selectors: {
    [`${root}[data-progress="done"] &`]: { color: vars.color.text.default },
    [`${root}[data-state="open"] &`]: { color: vars.color.text.default, fontSize: '1.5rem' },
  },
  '@media': { [media.noScript]: { color: vars.color.text.default }, [media.print]: { color: vars.color.text.default } },
})
export const trigger = style({
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&::after': { ...generated, inset: 0, borderRadius: vars.radius.s } },
  ':focus-visible': { outline: 'none' },
  '@media': { [media.hover]: { selectors: { [`${head}:hover &`]: { color: vars.color.accent.default } } } },
})
globalStyle(`${trigger}:focus-visible::after`, { outline: `${thread} solid ${vars.color.accent.default}`, outlineOffset: '-2px' })
export const summary = style({
  ...flexRow,
  gap: vars.space[3],
  minInlineSize: 0,
  color: vars.color.text.muted,
  ...mono,
  fontSize: '0.78125rem',
  selectors: { [`${root}[data-state="open"] &`]: { display: 'none' } },
  ...needsScript,
})
export const value = style({ overflowWrap: 'anywhere' })
export const path = style({ direction: 'ltr', overflowWrap: 'anywhere', '@media': { [media.stacked]: { display: 'none' } } })
export const status = style({ color: vars.color.status.success, fontWeight: vars.weight.semibold })
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: vars.space[1],
  insetBlockStart: '1.2rem',
  color: vars.color.text.muted,
  fontSize: '0.75rem',
  pointerEvents: 'none',
  rotate: '-90deg',
  selectors: {
    [`${root}[data-state="open"] &`]: { rotate: 'none' },
    [`[dir="rtl"] ${root}:not([data-state="open"]) &`]: { rotate: '90deg' },
  },
  ...needsScript,
})
// The grid is inside the box that closes, because its `display` would show a box that is `hidden` to browsers without `until-found`,
// and WebKit keeps the gaps of a closed grid.
export const content = style({ ...oneColumn, gap, paddingBlockEnd: vars.space[8], borderBlockEnd: hairline })
