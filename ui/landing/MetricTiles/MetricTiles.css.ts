import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { systemColors } from '@workspace/tokens/forced-colors.ts'
import { media } from '@workspace/tokens/media.ts'
import { spark } from './spark.ts'
import { tight } from '../section/tight.ts'

/** Width with room for three tiles side by side, in the frame's own measure. */
const room = '(min-width: 29rem)'
const hairline = `${vars.stroke.thin} solid ${vars.color.line.default}`
const slide = keyframes({ from: { transform: `translateX(${spark.step}px)` }, to: { transform: 'none' } })

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container': {
    [room]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [tight]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const tile = style({
  display: 'grid',
  // Aligns the lines of neighbors, whatever the length of their labels.
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: vars.space[1],
  minInlineSize: 0,
  paddingBlock: vars.space[4],
  paddingInline: vars.space[4],
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    '&:nth-child(odd)': { paddingInlineStart: vars.space[5] },
    '&:nth-child(even)': { borderInlineStart: hairline, paddingInlineEnd: vars.space[5] },
    '&:nth-child(n + 3)': { borderBlockStart: hairline },
  },
  '@container': {
    [room]: {
      paddingInline: vars.space[5],
      paddingBlock: vars.space[5],
      selectors: {
        '&:nth-child(n)': { borderInlineStart: 0, borderBlockStart: 0 },
        '&:nth-child(3n + 2), &:nth-child(3n)': { borderInlineStart: hairline },
        '&:nth-child(n + 4)': { borderBlockStart: hairline },
      },
    },
    [tight]: {
      selectors: {
        '&:nth-child(n)': { borderInlineStart: 0, paddingInline: vars.space[5] },
        '&:nth-child(n + 2)': { borderBlockStart: hairline },
      },
    },
  },
})
export const value = style({
  fontSize: vars.size.h3,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.title,
  fontVariantNumeric: 'tabular-nums',
  // A number does not break: a long one is set smaller.
  selectors: { '&[data-figure]': { whiteSpace: 'nowrap' }, '&[data-figure][data-long]': { fontSize: vars.size.small } },
})
export const course = style({ display: 'grid', gap: vars.space[2], alignContent: 'start', marginBlockStart: vars.space[2] })
export const drawing = style({
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { [media.forced]: { vars: systemColors } },
})
/** Clips the line that slides in. */
export const window = style({ overflow: 'hidden' })
export const line = style({
  fill: 'none',
  stroke: vars.color.accent.default,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': {
    [media.motion]: { selectors: { '&[data-moving]': { animation: `${slide} ${vars.motion.reveal} ${vars.motion.ease}` } } },
  },
})
export const end = style({
  // Duration and curve of the line, so that the end stays on it.
  '@media': { [media.motion]: { transition: `transform ${vars.motion.reveal} ${vars.motion.ease}` } },
})
const dot = style({ fill: 'none', strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' })
export const ring = style([dot, { stroke: vars.color.accent.default, strokeWidth: 9 }])
export const hole = style([dot, { stroke: vars.color.surface, strokeWidth: 5 }])
