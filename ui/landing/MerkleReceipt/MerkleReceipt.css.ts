import { style } from '@vanilla-extract/css'
import { color, media, radius, size, space, stroke, weight } from '@workspace/tokens/values.ts'
import { flexColumn, flexRow, hairline, invertedGround, mono, span, spreadRow, verifiedGround, wideOnly } from '../../elements/mixins.ts'
import { inkLayer } from '../../elements/Line/bend.ts'
import { turnHeight } from '../../elements/Line/Line.css.ts'

export const words = style({
  ...span(1, 6),
  ...flexColumn,
  '@media': {
    [media.columns]: { gridColumn: '1 / 7', marginBlockEnd: turnHeight, paddingInlineEnd: space[12] },
  },
})
export const path = style({
  ...mono,
  marginBlockStart: 'auto',
  paddingBlockStart: space[6],
  fontSize: 'clamp(1rem, 0.6rem + 0.6vw, 1.25rem)',
  lineHeight: 1.2,
  ...wideOnly,
})
export const hash = style({
  ...flexRow,
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: 'clamp(2.5rem, 3.4vw, 4.25rem)',
  borderBlockStart: hairline,
  selectors: { '&[data-proven]': { fontWeight: weight.medium } },
})
export const label = style({
  color: color.text.muted,
  selectors: { '[data-proven] > &': { color: color.text.default } },
})
export const receipt = style({
  ...mono,
  ...span(7, 12),
  position: 'relative',
  zIndex: inkLayer + 1,
  marginBlock: `${space[5]} ${turnHeight}`,
  padding: space[5],
  borderRadius: radius.m,
  border: `${stroke.strong} solid ${color.text.default}`,
  ...invertedGround,
  '@media': {
    [media.columns]: {
      gridColumn: '7 / -1',
      marginBlockStart: 0,
      padding: 'clamp(1.25rem, 2vw, 2.25rem) clamp(1.25rem, 2.2vw, 2.5rem)',
    },
  },
})
export const head = style({
  ...spreadRow,
  gap: space[2],
  fontSize: '1rem',
  lineHeight: 1.2,
})
export const status = style({
  padding: `${space[1]} ${space[2]}`,
  ...verifiedGround,
  fontSize: '0.875rem',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
export const root = style({
  marginBlock: 'clamp(1.125rem, 1.8vw, 2rem)',
  fontSize: '1.5rem',
  lineHeight: 1.14,
  letterSpacing: '-0.03em',
  overflowWrap: 'anywhere',
  '@media': {
    'screen and (min-width: 37.5em)': { fontSize: '2.75rem' },
    [media.columns]: { fontSize: 'clamp(1.375rem, 0.75rem + 2.5vw, 4rem)' },
  },
})
export const line = style({ display: 'block' })
export const facts = style({
  containerType: 'inline-size',
  fontSize: size.label,
  lineHeight: 1.4,
  '@media': { [media.columns]: { fontSize: '0.875rem' } },
})
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '5.75rem minmax(0, 1fr)',
  paddingBlock: '0.4375rem',
  borderBlockStart: `${stroke.thin} dashed ${color.field.border}`,
  overflowWrap: 'anywhere',
  '@media': { [media.columns]: { gridTemplateColumns: '7.5rem minmax(0, 1fr)' } },
  '@container': { '(max-width: 15rem)': { display: 'block' } },
})
export const through = style({ insetBlockEnd: turnHeight })
export const exit = style({ insetBlockEnd: 0 })
