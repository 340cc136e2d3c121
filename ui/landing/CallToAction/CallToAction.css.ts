import { globalStyle, style } from '@vanilla-extract/css'
import { color, layout, media, size, space, stroke, tracking } from '@workspace/tokens/values.ts'
import { hairline, headline, monoText, oneColumn, span, spreadRow, wrappingRow } from '../../elements/mixins.ts'
import { branch, turnHeight } from '../../elements/Line/Line.css.ts'

const width = stroke.line
const ringAt = '0.75rem'

export const above = style({ gridRow: 'auto / 1', insetBlockEnd: turnHeight })
export const turn = style({ gridRow: 1, insetBlockStart: `calc(${turnHeight} * -1)` })
export const below = style({ gridRow: '1 / auto' })

const room = { '@media': { [media.columns]: { paddingBlockStart: '2.125rem' } } } as const
/** Sized so that the longest line of the heading fits in three columns. */
export const head = style([
  span(1, 3),
  room,
  { '@media': { [media.columns]: { vars: { [size.h2]: 'clamp(1.25rem, 0.6rem + 1.5vw, 2.75rem)' } } } },
])
/** A line of the heading in the narrow column beside the options. */
export const line = style({ '@media': { [media.columns]: { display: 'block' } } })
export const lead = style({ marginBlockStart: space[4], color: color.text.muted })
export const options = style([
  span(4, 12),
  {
    ...oneColumn,
    gap: space[5],
    marginBlockStart: space[5],
    '@media': {
      [media.columns]: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gridTemplateRows: 'repeat(4, auto)',
        gap: `0 ${layout.gutter}`,
        marginBlockStart: 0,
      },
    },
  },
])
export const option = style([
  room,
  {
    breakInside: 'avoid',
    position: 'relative',
    ...spreadRow,
    columnGap: space[3],
    '@media': {
      // Keeps the text clear of the ring on the progress line.
      [media.narrow]: { paddingInlineStart: space[2] },
      [media.columns]: { ...oneColumn, alignItems: 'start', gridTemplateRows: 'subgrid', gridRow: 'span 4' },
    },
  },
])

// Lets the button wrap before the verb breaks.
globalStyle(`${option} > h3`, { flexShrink: 0, maxInlineSize: '100%' })

export const drop = style([
  branch,
  {
    display: 'none',
    insetBlockStart: `round(up, ${turnHeight} / -2 - ${width} / 2, 1px)`,
    insetInlineStart: `calc(${ringAt} - ${width} / 2)`,
    inlineSize: '2rem',
    blockSize: `calc(${turnHeight} / 2 + ${width} / 2 + 0.375rem)`,
    borderStyle: 'solid',
    borderWidth: 0,
    borderBlockStartWidth: width,
    borderInlineStartWidth: width,
    borderStartStartRadius: '0.75rem',
    selectors: {
      [`${option}:nth-child(3) > &`]: {
        insetInlineStart: `calc(${layout.gutter} / -2 - ${width})`,
        inlineSize: `calc(${layout.gutter} / 2 + ${ringAt} + ${width} * 1.5)`,
        borderInlineStartWidth: 0,
        borderInlineEndWidth: width,
        borderStartStartRadius: 0,
        borderStartEndRadius: '0.75rem',
      },
    },
    '@media': { [media.columns]: { display: 'block' } },
  },
])
export const ring = style({
  insetBlockStart: '0.75rem',
  '@media': { [media.columns]: { insetBlockStart: '0.25rem', insetInlineStart: `calc(${ringAt} - ${width} / 2)` } },
})

export const verb = style({
  vars: { [size.h3]: 'clamp(2rem, 0.8rem + 3.4vw, 4.5rem)' },
})
export const detail = style({ flexBasis: '100%', order: 1, color: color.text.muted })
export const action = style({
  ...oneColumn,
  '@media': {
    [media.narrow]: { flexBasis: '100%', order: 1, marginBlockStart: space[3] },
    [media.columns]: { order: 1, alignSelf: 'end', marginBlockStart: space[6] },
  },
})
export const facts = style({
  flexBasis: '100%',
  order: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: `${space[3]} ${layout.gutter}`,
  marginBlockStart: space[2],
  '@media': { [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], marginBlockStart: space[6] } },
})
export const fact = style({
  ...wrappingRow,
  alignContent: 'start',
  gap: `${space[1]} ${space[2]}`,
  paddingBlockStart: space[2],
  borderBlockStart: hairline,
  '@media': { [media.columns]: { paddingBlockStart: space[3] } },
})
export const figure = style({
  fontSize: 'clamp(1.75rem, 1.2rem + 2vw, 3.5rem)',
  ...headline,
  letterSpacing: tracking.display,
  lineHeight: 0.95,
})
export const unit = style({ marginInlineStart: '0.05em', fontSize: '0.5em', letterSpacing: '-0.02em' })
export const label = style({
  flexBasis: '100%',
  order: 1,
  ...monoText(size.label),
  lineHeight: 1.3,
})
