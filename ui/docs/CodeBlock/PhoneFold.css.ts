import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { hairline, ringInside, wrappingRow } from '../../elements/mixins.ts'

const shown = { display: 'contents', contentVisibility: 'visible' } as const
const everywhereElse = <const Style>(styles: Style) => ({ [media.tabular]: styles, [media.print]: styles, [media.noScript]: styles })

export const root = style({ minBlockSize: 0, '@media': everywhereElse({ display: 'contents' }) })
globalStyle(`${root}::details-content`, { '@media': everywhereElse(shown) })
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '2.875rem',
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[4]} ${vars.space[3]}`,
  borderRadius: vars.radius.l,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
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
  columnGap: vars.space[4],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const hint = style({ minInlineSize: 0, selectors: { [`${root}[open] > ${summary} &`]: { visibility: 'hidden' } } })
