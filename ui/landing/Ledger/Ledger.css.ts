import { globalStyle, style } from '@vanilla-extract/css'
import { color, layout, media, size, space, stroke, weight } from '@workspace/tokens/values.ts'
import { hairline, invertedGround, monoText, muted, span } from '../../elements/mixins.ts'

export const key = style(span(1, 3))
export const lead = style({
  marginBlockStart: space[2],
  ...muted(size.small),
  lineHeight: 1.35,
  textWrap: 'pretty',
})
export const kinds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: `${space[3]} ${space[4]}`,
  marginBlockStart: space[4],
  ...muted(size.small),
  lineHeight: 1.35,
  '@media': { [media.columns]: { gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: space[4] } },
})
export const kind = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  rowGap: space[1],
  '@media': { [media.columns]: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'baseline' } },
})
export const list = style(span(4, 12))
export const show = style({
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  minBlockSize: '3rem',
  alignContent: 'center',
  fontWeight: weight.semibold,
  textDecoration: 'underline',
  textDecorationThickness: stroke.thread,
  textUnderlineOffset: '0.3em',
  listStyle: 'none',
  cursor: 'pointer',
  // Browsers that cannot show the content of a closed `details` keep the row that opens it.
  '@supports': {
    'selector(::details-content)': { '@media': { [media.columns]: { display: 'none' }, [media.print]: { display: 'none' } } },
  },
})
for (const condition of [media.columns, media.print]) {
  globalStyle(`${list}::details-content`, { '@media': { [condition]: { contentVisibility: 'visible', blockSize: 'auto' } } })
}
export const rows = style({
  columnGap: layout.gutter,
  ...monoText('0.875rem'),
  lineHeight: 1.3,
  '@media': { [media.columns]: { columns: 3 } },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[2],
  minBlockSize: '2.75rem',
  paddingBlock: space[1],
  borderBlockStart: hairline,
  breakInside: 'avoid',
  scrollMarginBlockStart: `calc(${layout.header} + ${space[6]})`,
  selectors: { '&:target': { ...invertedGround } },
})
export const number = style({ color: color.text.muted, selectors: { [`${row}:target &`]: { color: 'inherit' } } })
export const figure = style({ fontWeight: weight.medium })
export const drawn = style({ position: 'relative', display: 'flex', fontSize: '1.25em' })
