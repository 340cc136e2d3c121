import { globalStyle, style } from '@vanilla-extract/css'
import { color, layout, media, radius, size, space, stroke, systemColors, tracking, weight } from '@workspace/tokens/values.ts'
import { circle, flexColumn, flexRow, flexWrap, hairline, monoText, muted, ringInside, square } from '../../elements/mixins.ts'

const beside = media.reference
const strip = 'screen and (max-width: 74.99em)'
const divider = `0 0 0 1px ${color.line.default}`
/** Padding that leaves room for five parts at 390 px. The window's width limits it, so that it does not double with the text size. */
const stripInset = `min(${space[2]}, 2.2vw)`
const hidden = { display: 'none' } as const
const notOnStrip = { '@media': { [strip]: hidden } } as const
const drawing = { '@media': { [media.forced]: { vars: systemColors } } } as const

export const place = style({
  position: 'absolute',
  zIndex: 5,
  insetBlock: 0,
  insetInline: 0,
  ...flexColumn,
  justifyContent: 'flex-end',
  pointerEvents: 'none',
  '@media': {
    [beside]: { insetBlock: '1.6875rem 4rem', insetInline: 'auto 2.5rem', inlineSize: '19.75rem', justifyContent: 'flex-start' },
    [media.noScript]: hidden,
    [media.print]: hidden,
  },
})
export const root = style({
  position: 'sticky',
  insetBlockEnd: 0,
  border: hairline,
  background: color.surface,
  pointerEvents: 'auto',
  overflowWrap: 'anywhere',
  '@media': {
    [strip]: {
      ...flexWrap,
      alignItems: 'stretch',
      // The dividers are shadows, so that they work with one row and with two.
      overflow: 'hidden',
      gap: '1px',
      minBlockSize: '3rem',
      borderWidth: `${stroke.strong} 0 0`,
      borderColor: color.line.strong,
    },
    [beside]: {
      insetBlock: `calc(${layout.header} + 1.6875rem) auto`,
      borderRadius: radius.l,
      maxBlockSize: `calc(100dvh - ${layout.header} - 3rem)`,
      overflowY: 'auto',
    },
  },
})
export const head = style({
  ...flexRow,
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: '2.875rem',
  paddingInline: `${space[5]} ${space[2]}`,
  borderBlockEnd: hairline,
  fontSize: '0.875rem',
  '@media': { [strip]: { order: 5, flex: '1 0 auto', padding: 0, border: 0, boxShadow: divider, fontSize: 0 } },
})
export const again = style({
  minBlockSize: '2rem',
  paddingInline: space[3],
  border: 0,
  borderRadius: radius.s,
  background: 'none',
  color: color.text.muted,
  font: 'inherit',
  fontSize: size.label,
  cursor: 'pointer',
  ...ringInside,
  '@media': {
    [media.hover]: { ':hover': { color: color.text.default, background: color.sunken } },
    [strip]: { ...square('100%'), minBlockSize: '2.75rem', paddingInline: stripInset },
  },
})
export const part = style({
  padding: `${space[3]} ${space[5]}`,
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': {
    [strip]: {
      ...flexRow,
      minInlineSize: 0,
      minBlockSize: '3rem',
      padding: `0 ${stripInset}`,
      flex: '1 1 auto',
      boxShadow: divider,
      selectors: { '& + &': { borderBlockStart: 0 } },
    },
  },
})
export const label = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  ...muted('0.78125rem'),
  lineHeight: 1.45,
  ...notOnStrip,
})
export const figure = style({
  fontSize: '1.75rem',
  fontWeight: weight.semibold,
  letterSpacing: tracking.title,
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [strip]: { fontSize: '0.875rem', whiteSpace: 'nowrap' } },
})
export const unit = style({
  ...muted('0.9375rem'),
  fontWeight: weight.regular,
  letterSpacing: 0,
  ...notOnStrip,
})
export const note = style({ color: color.text.muted, fontSize: size.label, ...notOnStrip })
export const day = style([drawing, { display: 'block', overflow: 'visible', marginBlockStart: space[2], ...notOnStrip }])
globalStyle(`[dir="rtl"] ${day}`, { transform: 'scaleX(-1)' })
export const track = style({ stroke: color.line.default, strokeWidth: 2 })
export const past = style({ stroke: color.accent.default, strokeWidth: 2 })
export const tick = style({ stroke: color.text.default, strokeWidth: 2 })
export const now = style({ fill: color.surface, stroke: color.accent.default, strokeWidth: 4 })
/** Places the middle label below its mark, at three quarters of the day. */
export const scale = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  columnGap: space[4],
  color: color.text.muted,
  ...monoText('0.71875rem'),
  ...notOnStrip,
})
export const machine = style({
  ...flexRow,
  gap: space[4],
  minInlineSize: 0,
  marginBlockStart: space[2],
  '@media': { [strip]: { margin: 0 } },
})
export const picture = style([drawing, { flex: 'none', inlineSize: '3.5rem', blockSize: '3rem', ...notOnStrip }])
export const box = style({ fill: color.canvas, stroke: color.line.strong, strokeWidth: 1.5 })
export const cell = style({ fill: color.line.default, selectors: { '&[data-on]': { fill: color.accent.default } } })
export const names = style({ ...flexColumn, minInlineSize: 0 })
export const name = style({ fontSize: '0.9375rem', fontWeight: weight.semibold, ...notOnStrip })
export const status = style({
  ...flexRow,
  gap: space[2],
  color: color.text.muted,
  ...monoText('0.78125rem'),
  selectors: {
    '&::before': {
      content: '',
      flex: 'none',
      ...circle('0.4375rem'),
      background: color.text.muted,
      forcedColorAdjust: 'none',
    },
    '[data-tone="waiting"] &::before': { background: 'none', border: `2px solid ${color.status.caution}` },
    '[data-tone="running"] &::before': { background: color.status.success },
    '[data-tone="ended"] &::before': { background: color.status.danger, borderRadius: 0 },
  },
  '@media': {
    [media.forced]: {
      '::before': { background: 'CanvasText' },
      selectors: { '[data-tone="waiting"] &::before': { background: 'Canvas', borderColor: 'CanvasText' } },
    },
  },
})
export const facts = style({
  marginBlock: `${space[2]} 0`,
  marginInline: 0,
  ...monoText('0.78125rem'),
  lineHeight: 1.55,
  ...notOnStrip,
})
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: space[3], color: color.text.muted })
export const value = style({ margin: 0, color: color.text.default, textAlign: 'end' })
globalStyle(`${part} [role='progressbar']`, notOnStrip)
