import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { hairline, headline, mono, oneColumn, span, wrappingRow } from '../../elements/mixins.ts'
import { branch, turnHeight } from '../../elements/Line/Line.css.ts'

const width = vars.stroke.line
const ringAt = '0.75rem'

export const above = style({ gridRow: 'auto / 1', insetBlockEnd: turnHeight })
export const turn = style({ gridRow: 1, insetBlockStart: `calc(${turnHeight} * -1)` })
export const below = style({ gridRow: '1 / auto' })

const room = { '@media': { [media.columns]: { paddingBlockStart: '2.125rem' } } } as const
/** Sized so that the longest line of the heading fits in three columns. */
export const head = style([
  span(1, 3),
  room,
  { '@media': { [media.columns]: { vars: { [vars.size.h2]: 'clamp(1.25rem, 0.6rem + 1.5vw, 2.75rem)' } } } },
])
/** A line of the heading in the narrow column beside the options. */
export const line = style({ '@media': { [media.columns]: { display: 'block' } } })
export const lead = style({ marginBlockStart: vars.space[4], color: vars.color.text.muted })
export const options = style([
  span(4, 12),
  {
    ...oneColumn,
    gap: vars.space[5],
    marginBlockStart: vars.space[5],
    '@media': {
      [media.columns]: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gridTemplateRows: 'repeat(4, auto)',
        gap: `0 ${vars.layout.gutter}`,
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
    ...wrappingRow,
    justifyContent: 'space-between',
    columnGap: vars.space[3],
    '@media': {
      // Keeps the text clear of the ring on the progress line.
      [media.narrow]: { paddingInlineStart: vars.space[2] },
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
        insetInlineStart: `calc(${vars.layout.gutter} / -2 - ${width})`,
        inlineSize: `calc(${vars.layout.gutter} / 2 + ${ringAt} + ${width} * 1.5)`,
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
  vars: { [vars.size.h3]: 'clamp(2rem, 0.8rem + 3.4vw, 4.5rem)' },
})
export const detail = style({ flexBasis: '100%', order: 1, color: vars.color.text.muted })
export const action = style({
  ...oneColumn,
  '@media': {
    [media.narrow]: { flexBasis: '100%', order: 1, marginBlockStart: vars.space[3] },
    [media.columns]: { order: 1, alignSelf: 'end', marginBlockStart: vars.space[6] },
  },
})
export const facts = style({
  flexBasis: '100%',
  order: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: `${vars.space[3]} ${vars.layout.gutter}`,
  marginBlockStart: vars.space[2],
  '@media': { [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], marginBlockStart: vars.space[6] } },
})
export const fact = style({
  ...wrappingRow,
  alignContent: 'start',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  paddingBlockStart: vars.space[2],
  borderBlockStart: hairline,
  '@media': { [media.columns]: { paddingBlockStart: vars.space[3] } },
})
export const figure = style({
  fontSize: 'clamp(1.75rem, 1.2rem + 2vw, 3.5rem)',
  ...headline,
  letterSpacing: vars.tracking.display,
  lineHeight: 0.95,
})
export const unit = style({ marginInlineStart: '0.05em', fontSize: '0.5em', letterSpacing: '-0.02em' })
export const label = style({
  flexBasis: '100%',
  order: 1,
  ...mono,
  fontSize: vars.size.label,
  lineHeight: 1.3,
})
