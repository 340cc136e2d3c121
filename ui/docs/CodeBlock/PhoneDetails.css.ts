import { globalStyle, style } from '@vanilla-extract/css'
import { media, radius, size, space, weight } from '@workspace/tokens/values.ts'
import { hairline, ringInside, wrappingRow } from '../../elements/mixins.ts'

const shown = { display: 'contents', contentVisibility: 'visible' } as const
const everywhereElse = <const Style>(styles: Style) => ({ [media.tabular]: styles, [media.print]: styles, [media.noScript]: styles })

export const root = style({ minBlockSize: 0, '@media': everywhereElse({ display: 'contents' }) })
globalStyle(`${root}::details-content`, { '@media': everywhereElse(shown) })
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.875rem',
  paddingBlock: space[2],
  paddingInline: `${space[4]} ${space[3]}`,
  borderRadius: radius.l,
  fontSize: size.small,
  fontWeight: weight.semibold,
  cursor: 'pointer',
  listStyle: 'none',
  ...ringInside,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${root}[open] > &`]: { borderBlockEnd: hairline, borderRadius: 0 },
  },
  // Browsers that cannot show the content of a closed `details` keep the row that opens it.
  '@supports': { 'selector(::details-content)': { '@media': everywhereElse({ display: 'none' }) } },
})
export const title = style({
  ...wrappingRow,
  columnGap: space[4],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const hint = style({ minInlineSize: 0, selectors: { [`${root}[open] > ${summary} &`]: { visibility: 'hidden' } } })
