import { keyframes, style } from '@vanilla-extract/css'
import { color, font, layout, media, motion, size, space, stroke, systemColors, weight } from '@workspace/tokens/values.ts'
import { lanes } from '../../elements/Line/lanes.css.ts'
import { partTitle } from '../part-title.ts'
import { oneColumn, square } from '../../elements/mixins.ts'
import { times } from '../../elements/motion/times.ts'

export const root = style({
  ...oneColumn,
  gridTemplateRows: 'auto minmax(min-content, 1fr)',
  gap: space[3],
  minBlockSize: 0,
  overflowWrap: 'anywhere',
})
export const head = style({
  ...oneColumn,
  columnGap: space[5],
  background: color.canvas,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)' } },
})
export const title = style(partTitle)
const mono = {
  fontFamily: font.mono,
  fontSize: size.mono,
  letterSpacing: 0,
  lineHeight: 1.4,
  color: color.text.muted,
} as const
/** The facts are at least two lines tall, so that nothing moves when the text changes. */
export const facts = style({
  ...mono,
  minBlockSize: '2.8em',
  '@media': { [media.wide]: { gridRow: '1 / span 2', gridColumn: 2, textAlign: 'end' } },
})
export const fact = style({ display: 'block' })
export const counted = style({ color: color.text.default, fontWeight: weight.semibold })
export const detail = style({ ...mono, minBlockSize: '1.4em' })

export const figure = style({
  position: 'relative',
  minBlockSize: '17rem',
  blockSize: '100%',
  '@media': {
    [media.narrow]: { blockSize: `calc(min(100vw, 30rem) - 2 * ${layout.margin})` },
    // About as tall as the receipt beside it, so that the line meets the middle of the drawing.
    [media.columns]: { selectors: { [`${root}[data-state="received"] &`]: { maxBlockSize: '24rem' } } },
  },
})
export const drawing = style({
  position: 'absolute',
  inset: 0,
  ...square('100%'),
  fill: 'none',
  // The drawing is not mirrored in right-to-left text, because each name belongs to a quarter.
  direction: 'ltr',
  '@media': { [media.forced]: { vars: systemColors } },
})
export const ground = style({ fill: color.canvas })
export const dim = style({
  stroke: `color-mix(in srgb, ${color.line.default} 80%, ${color.field.border})`,
  '@media': { [media.forced]: { stroke: 'GrayText' } },
})
export const mine = style({ stroke: color.text.default, strokeLinecap: 'square', strokeDasharray: 'none' })
const pop = keyframes({ from: { strokeWidth: 0 } })
export const fresh = style([mine, { '@media': { [media.motion]: { animation: `${pop} ${times.cell}ms ${motion.ease}` } } }])
export const hollow = style({ stroke: color.canvas, strokeLinecap: 'square' })
export const probe = style({ stroke: color.accent.default, strokeWidth: 2 })
export const end = style({ stroke: color.accent.default, strokeWidth: 10, strokeLinecap: 'square' })
export const hub = style({
  fill: color.canvas,
  stroke: color.field.border,
  strokeWidth: 5,
  selectors: {
    [`:is(${root}[data-has], ${root}[data-state="received"]) &`]: { stroke: color.accent.default },
    [`${root}[data-state="wrong"] &`]: { stroke: color.status.danger },
  },
})
/** The names are outside the drawing, so that they grow with the text size. */
export const names = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  grid: 'repeat(2, minmax(0, 1fr)) / repeat(2, minmax(0, 1fr))',
  gap: '1.5rem 2.25rem',
  direction: 'ltr',
  fontFamily: font.mono,
  fontSize: size.label,
  fontWeight: weight.medium,
  letterSpacing: 0,
  lineHeight: 1.2,
  color: color.text.muted,
  pointerEvents: 'none',
  '@media': { [media.columns]: { gap: '1.75rem 2.75rem', fontSize: size.mono } },
})
export const name = style({
  display: 'flex',
  alignItems: 'flex-end',
  minInlineSize: 0,
  selectors: {
    '&:nth-child(odd)': { justifyContent: 'flex-end', textAlign: 'end' },
    '&:nth-child(n + 3)': { alignItems: 'flex-start' },
    '&[data-lit]': { color: color.text.default },
  },
})
export const word = style({ minInlineSize: 0, background: color.canvas })

const run = keyframes({ to: { backgroundPositionX: '24px' } })
const drawDots = (color: string, on: string, every: string) =>
  `repeating-linear-gradient(90deg, ${color} 0 ${on}, transparent ${on} ${every})`
export const wire = style({
  position: 'absolute',
  insetInlineStart: 'calc(-1 * clamp(1.25rem, 2.2vw, 2rem))',
  insetInlineEnd: '50%',
  insetBlockStart: '50%',
  translate: '0 -50%',
  blockSize: stroke.thread,
  background: drawDots(color.field.border, '2px', '10px'),
  selectors: {
    [`${root}[data-state="wrong"] &`]: { background: drawDots(color.status.danger, '2px', '10px') },
    [`${root}[data-state="sending"] &`]: { blockSize: stroke.line, background: drawDots(color.accent.default, '14px', '24px') },
    [`${root}[data-state="received"] &`]: { blockSize: stroke.line, background: color.accent.default },
  },
  '@media': {
    [media.narrow]: { insetInlineStart: lanes.start },
    [media.motion]: { selectors: { [`${root}[data-state="sending"] &`]: { animation: `${run} ${times.sending}ms linear 100` } } },
    [media.forced]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
})
