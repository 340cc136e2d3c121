import { style } from '@vanilla-extract/css'
import { color, font, layout, media, size, space, stroke, systemColors, tracking } from '@workspace/tokens/values.ts'
import { flexColumn, generated, hairline, headline } from '../../elements/mixins.ts'

const gutter = layout.gutter
const half = `calc(${gutter} / 2)`

export const words = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  paddingBlock: space[5],
  '::before': {
    ...generated,
    insetInline: 'calc(50% - 50vw)',
    insetBlockStart: 0,
    blockSize: stroke.strong,
    background: color.line.strong,
  },
  '@media': { [media.columns]: { gridColumn: '1 / -1', gridRow: 1 } },
})
/** Clips the border before the first tile of each row. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(6rem, 33.33% - 1rem), 1fr))',
  columnGap: space[3],
  overflow: 'clip',
  '@media': {
    [media.columns]: {
      gridColumn: '1 / -1',
      gridRow: '1 / 3',
      gridTemplateColumns: 'subgrid',
      gridTemplateRows: 'subgrid',
      columnGap: gutter,
      pointerEvents: 'none',
    },
  },
})
const wall = '&:nth-child(n)'
export const tile = style({
  position: 'relative',
  ...flexColumn,
  minInlineSize: 0,
  minBlockSize: '7.25rem',
  paddingBlock: space[3],
  borderBlockStart: hairline,
  overflowWrap: 'anywhere',
  pointerEvents: 'auto',
  '::before': {
    ...generated,
    insetBlock: 0,
    insetInlineStart: `calc(${space[3]} / -2)`,
    borderInlineStart: hairline,
  },
  '@media': {
    [media.columns]: {
      gridColumn: 'span 3',
      minBlockSize: 'clamp(13rem, 17vw, 18.75rem)',
      paddingBlock: space[5],
      selectors: {
        [wall]: { borderBlockStart: 0 },
        '&:nth-child(1)': { gridColumn: '7 / 10' },
        '&:nth-child(2)': { gridColumn: '10 / -1' },
        '&:nth-child(n + 3)::after': {
          ...generated,
          insetBlockStart: 0,
          insetInline: `calc(${gutter} / -2)`,
          borderBlockStart: hairline,
        },
        '&::before': { insetInlineStart: `calc(${gutter} / -2)` },
      },
    },
  },
})
const mono = { fontFamily: font.mono, letterSpacing: 0, color: color.text.muted } as const
export const label = style({ ...mono, fontSize: '0.875rem', lineHeight: 1.2 })
export const value = style({
  marginBlockStart: space[2],
  fontSize: '2rem',
  ...headline,
  letterSpacing: tracking.display,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  '@media': { 'screen and (min-width: 30em)': { fontSize: 'clamp(2rem, 1.4rem + 4.6vw, 7rem)' } },
})
export const unit = style({ marginInlineStart: '0.1em', fontSize: '0.42em', letterSpacing: tracking.title })
export const course = style({
  ...mono,
  flex: 1,
  ...flexColumn,
  marginBlockStart: space[5],
  fontSize: '0.75rem',
  lineHeight: 1.2,
  '@media': { [media.columns]: { fontSize: size.label } },
})
export const plot = style({
  position: 'relative',
  flex: 1,
  display: 'block',
  minBlockSize: '1.75rem',
  marginBlockEnd: space[1],
  '@media': {
    [media.columns]: { selectors: { [`${tile}:first-child &`]: { inlineSize: `calc(100% + ${half})` } } },
    [media.forced]: { vars: systemColors },
  },
})
export const drawing = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100%',
  overflow: 'visible',
  color: color.text.default,
  selectors: {
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    [`${tile}:first-child &`]: { color: color.accent.default },
    [`${tile}:first-child &[data-ahead]`]: { color: color.text.default },
  },
})
export const spark = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  selectors: { [`${tile}:first-child &`]: { strokeWidth: 4 } },
})
export const base = style({ stroke: color.line.default })
export const rule = style({ stroke: color.text.default, strokeWidth: 2, strokeDasharray: '2 4' })
export const dot = style({ fill: color.canvas, stroke: 'currentColor', strokeWidth: 2 })
export const cell = style({ selectors: { '&:not([fill])': { fill: 'currentColor' }, '&[fill]': { stroke: 'currentColor' } } })
export const hatch = style({ stroke: 'currentColor', strokeWidth: 1.5 })
export const allowed = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 2 })
export const scale = style({
  position: 'absolute',
  insetBlockStart: '-1.15em',
  insetInlineEnd: 0,
  ...flexColumn,
  '@media': { [media.columns]: { selectors: { [`${tile}:first-child &`]: { insetInlineEnd: half } } } },
})
export const bound = style({
  background: color.canvas,
  paddingInlineStart: '0.25em',
  lineHeight: 1,
})
