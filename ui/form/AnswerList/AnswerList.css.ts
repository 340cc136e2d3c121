import { style } from '@vanilla-extract/css'
import { color, layout, media, size, space, stroke, tracking, weight } from '@workspace/tokens/values.ts'
import { baselineRow, hairline, mono, monoText, narrowOnly, oneColumn, strongLine } from '../../elements/mixins.ts'

const tall = 'screen and (min-width: 56.25em) and (min-height: 81em)'

export const root = style({ ...oneColumn, scrollMarginBlockStart: space[18], background: color.canvas, overflowWrap: 'anywhere' })
export const head = style({
  ...baselineRow,
  alignContent: 'end',
  columnGap: space[4],
  minBlockSize: '2.75rem',
  paddingBlockEnd: space[2],
  borderBlockEnd: strongLine,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.columns]: { minBlockSize: 0 } },
})
export const title = style({
  flex: '1 0 auto',
  maxInlineSize: '100%',
  fontSize: '1rem',
  fontWeight: weight.semibold,
  lineHeight: 1.5,
  '@media': { [tall]: { fontSize: '1.75rem', letterSpacing: tracking.heading, wordSpacing: '0.06em' } },
})
export const progress = style({ ...mono, fontSize: size.mono, lineHeight: 1.5, color: color.text.muted })
/** The arrow is hidden beside a form, where the list starts open. */
export const arrow = style({
  display: 'flex',
  alignSelf: 'center',
  selectors: { [`${root}[open]:not([data-auto]) &`]: { rotate: '180deg' } },
  ...narrowOnly,
})
export const list = style({
  ...oneColumn,
  columnGap: layout.gutter,
  '@media': {
    // The server does not know the window's width, so CSS collapses the list from the first paint.
    [media.narrow]: { selectors: { [`${root}[data-auto] &`]: { display: 'none' } } },
    'screen and (min-width: 75em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [tall]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: '5.25rem minmax(0, 1fr)',
  gap: space[2],
  paddingBlock: '0.375rem',
  borderBlockEnd: hairline,
  ...monoText(size.label),
  letterSpacing: '-0.02em',
  lineHeight: '1.25rem',
  '@media': { [tall]: { gridTemplateColumns: '11rem minmax(0, 1fr)', paddingBlock: '0.875rem', fontSize: '1rem', lineHeight: 1.5 } },
})
export const label = style({ color: color.text.muted })
export const value = style({ minInlineSize: 0, selectors: { '&[data-wrong]': { color: color.status.danger } } })
export const empty = style({
  display: 'inline-block',
  inlineSize: '1em',
  verticalAlign: '0.3em',
  borderBlockEnd: `${stroke.thin} solid ${color.field.border}`,
  marginInlineEnd: space[2],
})
