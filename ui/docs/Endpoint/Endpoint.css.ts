import { globalStyle, style } from '@vanilla-extract/css'
import { media, size, space, weight } from '@workspace/tokens/values.ts'
import { cardFrame, circle, inlineRow, monoText, muted, verifiedGround, wrappingRow } from '../../elements/mixins.ts'

export const root = style({
  ...wrappingRow,
  gap: `${space[2]} ${space[3]}`,
  minBlockSize: '3.25rem',
  paddingBlock: space[2],
  paddingInline: `${space[3]} ${space[2]}`,
  ...cardFrame,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  '@media': { [media.stacked]: { rowGap: space[1], paddingBlock: '0.375rem' } },
})
export const call = style({
  flex: '1 1 auto',
  '@media': { [media.tabular]: { flexBasis: '12rem' }, [media.stacked]: { selectors: { '&[data-long]': { display: 'contents' } } } },
  ...wrappingRow,
  gap: `${space[1]} ${space[3]}`,
  minInlineSize: 0,
  ...monoText('0.90625rem'),
  fontWeight: weight.medium,
  lineHeight: 1.5,
  direction: 'ltr',
  // Keeps the method first in right-to-left text.
  selectors: { '[dir="rtl"] &': { justifyContent: 'flex-end' } },
})
globalStyle(`${call} > :last-child`, {
  flex: '1 1 auto',
  minInlineSize: 0,
  maxInlineSize: '100%',
})
globalStyle(`[dir="rtl"] ${call} > :last-child`, { flexGrow: 0, textAlign: 'right' })
globalStyle(`${call}[data-long] > :last-child`, {
  '@media': {
    [media.stacked]: { order: 1, flexBasis: '100%', paddingBlockEnd: space[1], fontSize: '0.8125rem', lineHeight: 1.45 },
  },
})
export const verified = style({
  ...inlineRow,
  gap: '0.375rem',
  ...muted(size.label),
  '@media': { [media.stacked]: { marginInlineStart: 'auto' } },
})
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  ...circle('0.875rem'),
  ...verifiedGround,
  fontSize: '0.625rem',
})
