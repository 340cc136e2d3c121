import { globalStyle, style } from '@vanilla-extract/css'
import { color, layout, media, size, space, stroke, weight } from '@workspace/tokens/values.ts'
import { flexRow, generated, hairline, headline, monoText, muted, span, twelve, wideOnly, wrappingRow } from '../../elements/mixins.ts'
import { tight } from '../section/tight.ts'
import { drawn } from '../../elements/Line/drawn.ts'
import { ring } from '../../elements/Line/Line.css.ts'
import { lanes } from '../../elements/Line/lanes.css.ts'
import { visible, visuallyHidden } from '../../elements/VisuallyHidden/visually-hidden.ts'

const width = stroke.line
const branchAt = '62%'

const [roomNarrow, roomWide] = [space[6], 'clamp(2rem, 3.2vw, 3.5rem)']
export const above = style({
  gridRow: 'auto / 4',
  insetBlockEnd: `calc(${roomNarrow} * -1)`,
  '@media': { [media.columns]: { gridRow: 'auto / 2', insetBlockEnd: `calc(${roomWide} * -1)` } },
})
export const table = style({
  display: 'block',
  position: 'relative',
  gridRow: 4,
  containerType: 'inline-size',
  marginBlockStart: roomNarrow,
  '@media': { [media.columns]: { gridRow: 2, marginBlockStart: roomWide } },
})
export const axisOfHead = style(wideOnly)
export const axis = style({ insetBlock: `calc(${stroke.thin} * -1)` })

export const caption = style(visuallyHidden)
export const head = style({ ...visuallyHidden, '@media': { [media.columns]: { ...visible, display: 'block' } } })
export const body = style({ display: 'block', borderBlockEnd: hairline })
const columns = { ...twelve, position: 'relative' } as const
export const heads = style({ '@media': { [media.columns]: columns } })
export const column = style({
  paddingBlockEnd: space[3],
  color: color.text.muted,
  ...monoText(size.label),
  fontWeight: weight.regular,
  lineHeight: 1,
  textAlign: 'start',
})
const places = [span(1, 3), span(4, 9), span(10, 12)]
for (const [at, { '@media': place }] of places.entries())
  globalStyle(`${heads} > :nth-child(${at + 1}), ${body} > tr > :nth-child(${at + 1})`, { '@media': place })

export const row = style({
  breakInside: 'avoid',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[2],
  paddingBlock: space[2],
  borderBlockStart: hairline,
  '@container': { [tight]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': {
    [media.columns]: {
      ...columns,
      alignItems: 'center',
      minBlockSize: 'clamp(5.25rem, 6.8vw, 7rem)',
      paddingBlock: 0,
    },
  },
})
export const measure = style({
  fontSize: size.body,
  fontWeight: weight.semibold,
  letterSpacing: '-0.015em',
  lineHeight: 1.2,
  textAlign: 'start',
  '@media': { [media.columns]: { paddingBlock: space[3], fontSize: '1.1875rem' } },
})
export const detail = style({
  display: 'none',
  marginBlockStart: space[1],
  ...muted(size.small),
  fontWeight: weight.regular,
  letterSpacing: 0,
  '@media': { [media.wide]: { display: 'block' }, [media.print]: { display: 'block' } },
})
export const station = style({
  insetBlockStart: `calc(${branchAt} - ${ring} / 2)`,
  insetInlineStart: `calc(${layout.gutter} / -2 - ${width} / 2)`,
  ...wideOnly,
})
export const today = style({
  paddingBlock: `${space[1]} 0.875rem`,
  '@media': {
    [media.columns]: { position: 'relative', alignSelf: 'stretch', display: 'grid', gridTemplateRows: '62fr 38fr', paddingBlock: 0 },
  },
})
export const stated = style({
  ...wrappingRow,
  gap: `${space[1]} ${space[2]}`,
  ...monoText(size.label),
  selectors: { '&[data-none]': { color: color.text.muted } },
  '@media': {
    [media.columns]: {
      alignSelf: 'end',
      paddingBlock: `${space[2]} 0.8125rem`,
      paddingInlineStart: space[3],
      fontSize: size.small,
    },
  },
})

export const branch = style({
  position: 'absolute',
  insetBlockEnd: space[2],
  // Leaves the same room for a figure in each row, so that all branches share one scale.
  insetInline: `${lanes.start} 10rem`,
  blockSize: width,
  '@container': { [tight]: { insetInlineEnd: 0 } },
  '::before': {
    ...generated,
    insetInline: 0,
    insetBlockStart: `calc(50% - ${stroke.thread} / 2)`,
    borderBlockStart: `${stroke.thread} dotted ${color.field.border}`,
  },
  '@media': {
    [media.columns]: {
      insetBlock: `calc(${branchAt} - ${width} / 2) auto`,
      insetInline: `calc(${layout.gutter} / -2) 0`,
    },
  },
})
export const reached = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  background: color.line.default,
  forcedColorAdjust: 'none',
})
export const progress = style({
  fill: color.accent.default,
  transform: `scaleX(var(${drawn}, 1))`,
  transformBox: 'fill-box',
  transformOrigin: 'left',
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
  '@media': { [media.forced]: { fill: 'LinkText' } },
})

export const target = style({
  ...flexRow,
  justifyContent: 'end',
  gap: space[2],
  gridColumn: 2,
  gridRow: '1 / span 2',
  '@container': { [tight]: { gridColumn: 1, gridRow: 'auto', justifyContent: 'start', paddingBlockEnd: space[3] } },
  '@media': {
    [media.columns]: {
      gridRow: 'auto',
      flexWrap: 'wrap',
      alignContent: 'center',
      justifyContent: 'space-between',
      gap: `${space[1]} ${space[3]}`,
    },
  },
})
export const figure = style({
  fontSize: '2.125rem',
  ...headline,
  letterSpacing: '-0.05em',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.columns]: { fontSize: 'clamp(2rem, 1rem + 3vw, 4.25rem)' } },
})
