import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { hairline, mono, span } from '../../elements/mixins.ts'

export const key = style(span(1, 3))
export const lead = style({
  marginBlockStart: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: 1.35,
  textWrap: 'pretty',
})
export const kinds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  marginBlockStart: vars.space[4],
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: 1.35,
  '@media': { [media.columns]: { gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: vars.space[4] } },
})
export const kind = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  rowGap: vars.space[1],
  '@media': { [media.columns]: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'baseline' } },
})
export const list = style(span(4, 12))
export const show = style({
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  minBlockSize: '3rem',
  alignContent: 'center',
  fontWeight: vars.weight.semibold,
  textDecoration: 'underline',
  textDecorationThickness: vars.stroke.thread,
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
  columnGap: vars.layout.gutter,
  ...mono,
  fontSize: '0.875rem',
  lineHeight: 1.3,
  '@media': { [media.columns]: { columns: 3 } },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[2],
  minBlockSize: '2.75rem',
  paddingBlock: vars.space[1],
  borderBlockStart: hairline,
  breakInside: 'avoid',
  scrollMarginBlockStart: `calc(${vars.layout.header} + ${vars.space[6]})`,
  selectors: { '&:target': { background: vars.color.text.default, color: vars.color.canvas } },
})
export const number = style({ color: vars.color.text.muted, selectors: { [`${row}:target &`]: { color: 'inherit' } } })
export const figure = style({ fontWeight: vars.weight.medium })
export const drawn = style({ position: 'relative', display: 'flex', fontSize: '1.25em' })
