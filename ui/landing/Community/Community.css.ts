import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { flexWrap, hairline, headline, narrowOnly, oneColumn, span, square, wideOnly } from '../../elements/mixins.ts'
import { ring, turnHeight } from '../../elements/Line/Line.css.ts'

const width = vars.stroke.line

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
    gap: vars.space[4],
    alignContent: 'end',
    marginBlockStart: vars.space[4],
    '@media': { [media.columns]: { marginBlockStart: 0 } },
  },
])
export const actions = style({
  ...flexWrap,
  gap: vars.space[3],
  '@media': { [media.narrow]: { gap: vars.space[2] } },
})
// Lets both buttons fit side by side at 390 px.
globalStyle(`${actions} > :is(a, button)`, { '@media': { [media.narrow]: { gap: '0.375rem', paddingInline: '0.75rem' } } })
globalStyle(`${actions} svg`, { '@media': { [media.narrow]: { ...square('0.75em') } } })
export const vision = style({
  gridColumn: '1 / -1',
  marginBlockStart: vars.space[8],
  fontSize: vars.size.display,
  ...headline,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.display,
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
  marginBlockStart: vars.space[2],
  fontSize: `min(39.5vw, (100vw - 2 * ${vars.layout.margin}) * 0.44)`,
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
    marginBlockStart: vars.space[5],
    fontSize: vars.size.lead,
    lineHeight: 1.45,
    textWrap: 'pretty',
    '@media': { [media.columns]: { gridRow: 3, marginBlockStart: `calc(${turnHeight} + ${vars.space[5]})` } },
  },
])
export const points = style([
  span(4, 12),
  {
    ...oneColumn,
    marginBlockStart: vars.space[4],
    '@media': {
      [media.columns]: {
        gridRow: 3,
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        columnGap: vars.layout.gutter,
        marginBlockStart: `calc(${turnHeight} + ${vars.space[4]})`,
      },
    },
  },
])
export const point = style({
  position: 'relative',
  paddingBlock: '0.5625rem',
  borderBlockStart: hairline,
  fontSize: '1.25rem',
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.title,
  lineHeight: vars.leading.title,
  textWrap: 'balance',
  '@media': { [media.columns]: { paddingBlock: 0, border: 0, fontSize: vars.size.h3, lineHeight: 1.1 } },
})
