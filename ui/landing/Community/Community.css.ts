import { globalStyle, style } from '@vanilla-extract/css'
import { layout, leading, media, size, space, stroke, tracking, weight } from '@workspace/tokens/values.ts'
import { flexWrap, hairline, headline, narrowOnly, oneColumn, span, square, wideOnly } from '../../elements/mixins.ts'
import { ring, turnHeight } from '../../elements/Line/Line.css.ts'

const width = stroke.line

export const above = style({ gridRow: 'auto / 3', '@media': { [media.narrow]: { gridRow: 'auto / auto' } } })
export const turn = style([{ gridRow: 3 }, wideOnly])
export const below = style([{ gridRow: '3 / auto', insetBlockStart: turnHeight }, wideOnly])
const onTurn = style([
  {
    gridRow: 3,
    insetBlockStart: `calc((${turnHeight} - ${ring}) / 2)`,
    insetInlineStart: `calc(0.75rem - ${width} / 2)`,
  },
  wideOnly,
])
export const stations = ['4 / 7', '7 / 10', '10 / 13'].map((gridColumn) => style([onTurn, { gridColumn }]))
export const station = style([{ insetBlockStart: `calc(0.5625rem + 0.72rem - ${ring} / 2)` }, narrowOnly])

export const title = style(span(1, 6))
export const join = style([
  span(7, 12),
  {
    ...oneColumn,
    gap: space[4],
    alignContent: 'end',
    marginBlockStart: space[4],
    '@media': { [media.columns]: { marginBlockStart: 0 } },
  },
])
export const actions = style({
  ...flexWrap,
  gap: space[3],
  '@media': { [media.narrow]: { gap: space[2] } },
})
// Lets both buttons fit side by side at 390 px.
globalStyle(`${actions} > :is(a, button)`, { '@media': { [media.narrow]: { gap: '0.375rem', paddingInline: '0.75rem' } } })
globalStyle(`${actions} svg`, { '@media': { [media.narrow]: { ...square('0.75em') } } })
export const vision = style({
  gridColumn: '1 / -1',
  marginBlockStart: space[8],
  fontSize: size.display,
  ...headline,
  letterSpacing: tracking.display,
  lineHeight: leading.display,
  breakAfter: 'avoid',
  '@media': {
    [media.columns]: {
      gridRow: 2,
      display: 'flex',
      alignItems: 'end',
      justifyContent: 'space-between',
      gap: '0.3em',
      marginBlockStart: 'clamp(3.5rem, 6vw, 6.5rem)',
      paddingBlockEnd: '1.75rem',
    },
  },
})
export const words = style({ display: 'block', '@media': { [media.columns]: { maxInlineSize: '4.2em', marginBlockEnd: '-0.1em' } } })
export const year = style({
  display: 'block',
  marginBlockStart: space[2],
  fontSize: `min(39.5vw, (100vw - 2 * ${layout.margin}) * 0.44)`,
  letterSpacing: '-0.065em',
  lineHeight: 0.84,
  // Offsets the negative letter spacing after the last letter.
  selectors: { ':where([dir="rtl"]) &': { marginInlineStart: '0.065em' } },
  '@media': {
    [media.columns]: { marginBlockStart: 0, marginInlineEnd: '0.03em', fontSize: '2.62em', lineHeight: 0.74 },
    [media.print]: { fontSize: '2.62em' },
  },
})
export const lead = style([
  span(1, 3),
  {
    marginBlockStart: space[5],
    fontSize: size.lead,
    lineHeight: 1.45,
    textWrap: 'pretty',
    '@media': { [media.columns]: { gridRow: 3, marginBlockStart: `calc(${turnHeight} + ${space[5]})` } },
  },
])
export const points = style([
  span(4, 12),
  {
    ...oneColumn,
    marginBlockStart: space[4],
    '@media': {
      [media.columns]: {
        gridRow: 3,
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        columnGap: layout.gutter,
        marginBlockStart: `calc(${turnHeight} + ${space[4]})`,
      },
    },
  },
])
export const point = style({
  position: 'relative',
  paddingBlock: '0.5625rem',
  borderBlockStart: hairline,
  fontSize: '1.25rem',
  fontWeight: weight.semibold,
  letterSpacing: tracking.title,
  lineHeight: leading.title,
  textWrap: 'balance',
  '@media': { [media.columns]: { paddingBlock: 0, border: 0, fontSize: size.h3, lineHeight: 1.1 } },
})
