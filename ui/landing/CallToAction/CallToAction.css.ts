import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { span } from '../../elements/Layout/columns.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'
import { branch, turnHeight } from '../../elements/Line/Line.css.ts'

const width = vars.stroke.line
/** Room for a button beside its figure, and not yet for the columns. */
const between = 'screen and (min-width: 48em) and (max-width: 56.24em)'
/** Middle of the ring, from the start of its column. */
const ringAt = '0.75rem'

/** The line turns above the content, in the padding. */
export const above = style({ gridRow: 'auto / 1', insetBlockEnd: turnHeight })
export const turn = style({ gridRow: 1, insetBlockStart: `calc(${turnHeight} * -1)` })
export const below = style({ gridRow: '1 / auto' })

const room = { '@media': { [media.columns]: { paddingBlockStart: '2.125rem' } } } as const
export const head = style([span(1, 3), room])
export const options = style([
  span(4, 12),
  {
    ...oneColumn,
    gap: vars.space[4],
    marginBlockStart: vars.space[3],
    '@media': {
      [media.columns]: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gridTemplateRows: 'auto auto auto',
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
    ...oneColumn,
    alignItems: 'start',
    '@media': {
      [between]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem', columnGap: vars.layout.gutter },
      [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'subgrid', gridRow: 'span 3' },
    },
  },
])

/** Branch from the line down to the ring: the first two come from the inline end, the third one from its start. */
export const drop = style([
  branch,
  {
    display: 'none',
    // Whole pixels, as the halves of the turn.
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
  insetBlockStart: '1.25rem',
  '@media': { [media.columns]: { insetBlockStart: '0.25rem', insetInlineStart: `calc(${ringAt} - ${width} / 2)` } },
})

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  '@media': {
    [between]: { justifyContent: 'start' },
    [media.columns]: { flexDirection: 'column', alignItems: 'start', gap: vars.space[3] },
  },
})
export const figure = style({
  fontSize: 'clamp(3.25rem, 0.5rem + 5.9vw, 7.5rem)',
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.065em',
  lineHeight: 0.95,
})
export const unit = style({ fontSize: '1.75rem', letterSpacing: '-0.02em', '@media': { [media.columns]: { fontSize: '2.75rem' } } })
export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  letterSpacing: 0,
})
export const action = style({
  ...oneColumn,
  marginBlockStart: vars.space[3],
  '@media': {
    [between]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center', marginBlockStart: 0 },
    [media.columns]: { gridColumn: 1, gridRow: 2, alignSelf: 'stretch', marginBlockStart: vars.space[8] },
  },
})
export const detail = style({
  marginBlockStart: vars.space[2],
  color: vars.color.text.muted,
  '@media': { [media.columns]: { marginBlockStart: vars.space[3] } },
})
