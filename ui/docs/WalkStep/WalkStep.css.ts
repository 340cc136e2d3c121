import { globalStyle, style } from '@vanilla-extract/css'
import { color, font, media, radius, size, space, stroke, tracking, weight } from '@workspace/tokens/values.ts'
import {
  accentGround,
  circle,
  flexRow,
  generated,
  hairline,
  monoText,
  muted,
  needsScript,
  oneColumn,
  wrappingRow,
} from '../../elements/mixins.ts'

const thread = stroke.thread
const rail = '3.5rem'
const ring = '2.25rem'
const gap = space[5]

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
      borderInlineStart: `${thread} solid ${color.line.default}`,
    },
    '&[data-progress="done"]::before': { borderColor: color.accent.default },
    '&:not(:has(+ &))::before': { content: 'none' },
  },
})
globalStyle(`${root} + ${root}`, { marginBlockStart: `calc(${gap} * -1)` })
export const head = style({
  position: 'relative',
  ...wrappingRow,
  columnGap: space[3],
  minBlockSize: '3.25rem',
  paddingInlineEnd: space[6],
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
  border: `${thread} solid ${color.line.default}`,
  background: color.canvas,
  color: color.text.muted,
  fontFamily: font.mono,
  fontSize: size.label,
  selectors: {
    [`${root}[data-progress="current"] &`]: {
      borderColor: color.accent.default,
      borderWidth: '5px',
      color: color.text.default,
    },
    [`${root}[data-progress="done"] &`]: {
      borderColor: color.accent.default,
      ...accentGround,
    },
  },
  '@media': { [media.stacked]: { insetInlineStart: '-2.875rem' } },
})
export const heading = style({
  flex: '1 1 9rem',
  minInlineSize: 0,
  ...muted('1.0625rem'),
  fontWeight: weight.semibold,
  letterSpacing: tracking.title,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  outline: 'none',
  selectors: {
    [`${root}[data-progress="done"] &`]: { color: color.text.default },
    [`${root}[data-state="open"] &`]: { color: color.text.default, fontSize: '1.5rem' },
  },
  '@media': { [media.noScript]: { color: color.text.default }, [media.print]: { color: color.text.default } },
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
  selectors: { '&::after': { ...generated, inset: 0, borderRadius: radius.s } },
  ':focus-visible': { outline: 'none' },
  '@media': { [media.hover]: { selectors: { [`${head}:hover &`]: { color: color.accent.default } } } },
})
globalStyle(`${trigger}:focus-visible::after`, { outline: `${thread} solid ${color.accent.default}`, outlineOffset: '-2px' })
export const summary = style({
  ...flexRow,
  gap: space[3],
  minInlineSize: 0,
  color: color.text.muted,
  ...monoText('0.78125rem'),
  selectors: { [`${root}[data-state="open"] &`]: { display: 'none' } },
  ...needsScript,
})
export const value = style({ overflowWrap: 'anywhere' })
export const path = style({ direction: 'ltr', overflowWrap: 'anywhere', '@media': { [media.stacked]: { display: 'none' } } })
export const status = style({ color: color.status.success, fontWeight: weight.semibold })
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: space[1],
  insetBlockStart: '1.2rem',
  ...muted('0.75rem'),
  pointerEvents: 'none',
  rotate: '-90deg',
  selectors: {
    [`${root}[data-state="open"] &`]: { rotate: 'none' },
    [`[dir="rtl"] ${root}:not([data-state="open"]) &`]: { rotate: '90deg' },
  },
  ...needsScript,
})
// This grid is inside the box that closes. On the box itself, `display` would show the closed box in browsers without `until-found`,
// and WebKit would keep the gaps of the closed grid.
export const content = style({ ...oneColumn, gap, paddingBlockEnd: space[8], borderBlockEnd: hairline })
