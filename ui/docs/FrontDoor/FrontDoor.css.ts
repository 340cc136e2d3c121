import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { cardFrame, circle, flexColumn, flexRow, flexWrap, generated, hairline, oneColumn, strongLine } from '../../elements/mixins.ts'

const two = { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } as const
const column = { ...oneColumn, gap: vars.space[4], alignContent: 'start' } as const

/** Padding of a card, smaller for large text on a phone. */
const inset = `min(${vars.space[6]}, 6.5vw)`

export const part = styleVariants({
  opening: {
    ...oneColumn,
    gap: vars.space[8],
    alignItems: 'start',
    '@media': { [media.reference]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(35.75rem, 54%))', columnGap: vars.space[12] } },
  },
  text: { ...column, gap: vars.space[5], '@media': { [media.reference]: { paddingBlockStart: vars.space[3] } } },
  code: { minInlineSize: 0 },
  cards: {
    ...oneColumn,
    gap: vars.space[4],
    marginBlockStart: vars.space[8],
    '@media': { [media.reference]: two },
  },
  card: {
    ...flexColumn,
    minInlineSize: 0,
    ...cardFrame,
    overflow: 'hidden',
    breakInside: 'avoid',
  },
  figure: { borderBlockEnd: hairline, background: vars.color.canvas },
  body: { ...column, flex: 1, gap: vars.space[2], paddingBlock: `${vars.space[5]} ${vars.space[6]}`, paddingInline: inset },
  section: {
    ...oneColumn,
    gap: vars.space[3],
    marginBlockStart: '3.25rem',
    paddingBlockStart: vars.space[6],
    borderBlockStart: strongLine,
  },
  columns: {
    ...oneColumn,
    gap: vars.space[5],
    marginBlockStart: vars.space[2],
    '@media': { [media.reference]: { ...two, columnGap: vars.space[12], alignItems: 'start' } },
  },
  column,
})

globalStyle(`${part.section} > p`, { color: vars.color.text.muted })
globalStyle(`${part.text} > h1 + p, ${part.column} > p:not(:first-child)`, { textWrap: 'pretty' })
globalStyle(`${part.column} > p`, { color: vars.color.text.muted, fontSize: vars.size.small, lineHeight: 1.5 })

globalStyle(`${part.body} > p`, { color: vars.color.text.muted, fontSize: '0.9375rem', lineHeight: 1.53 })
globalStyle(`${part.body} > ul`, {
  gap: '0.3125rem',
  marginBlockStart: vars.space[2],
  paddingInlineStart: 0,
  listStyle: 'none',
  fontSize: vars.size.small,
  lineHeight: 1.5,
})
globalStyle(`${part.body} > ul > li`, {
  display: 'grid',
  gridTemplateColumns: 'min(5.5rem, 35%) minmax(0, 1fr)',
  columnGap: vars.space[3],
  paddingInlineStart: 0,
  fontWeight: vars.weight.medium,
})
globalStyle(`${part.body} > ul > li > strong`, { color: vars.color.text.muted, fontWeight: vars.weight.regular })

const links = `${part.card} > p`
globalStyle(links, {
  ...flexWrap,
  gap: vars.stroke.thin,
  maxInlineSize: 'none',
  borderBlockStart: hairline,
  fontSize: vars.size.small,
})
globalStyle(`${links} > a`, {
  flex: 1,
  ...flexRow,
  minBlockSize: '2.75rem',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  color: vars.color.text.default,
  // Draws dividers between the links, including where they wrap.
  boxShadow: `0 0 0 ${vars.stroke.thin} ${vars.color.line.default}`,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
})
globalStyle(`${links} > a:first-child`, { paddingInlineStart: inset })
globalStyle(`${links} > a:hover`, { '@media': { [media.hover]: { color: vars.color.accent.default } } })
globalStyle(`${links} > a:focus-visible`, { outlineOffset: '-2px' })

const stations = `${part.section} > ol`
const ring = vars.marker.ring
const across = <const Style>(styles: Style) => ({ '@media': { [media.columns]: styles } })
globalStyle(stations, {
  gap: 0,
  marginBlockStart: vars.space[3],
  paddingInlineStart: 0,
  listStyle: 'none',
  ...across({ gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }),
})
globalStyle(`${stations} > li`, {
  position: 'relative',
  ...oneColumn,
  alignContent: 'start',
  paddingBlockEnd: vars.space[5],
  paddingInlineStart: '2.5rem',
  ...across({ paddingBlock: '2.5rem 0', paddingInline: `0 ${vars.space[6]}` }),
})
globalStyle(`${stations} > li::before`, {
  ...generated,
  background: vars.color.accent.default,
  insetBlock: 0,
  insetInlineStart: `calc(${ring} / 2 - 1px)`,
  inlineSize: vars.stroke.thread,
  ...across({ insetBlock: `calc(${ring} / 2 - 1px) auto`, insetInline: 0, inlineSize: 'auto', blockSize: vars.stroke.thread }),
})
globalStyle(`${stations} > li:last-child::before`, {
  insetBlockEnd: 'auto',
  blockSize: ring,
  ...across({ insetInlineEnd: 'auto', inlineSize: ring, blockSize: vars.stroke.thread }),
})
globalStyle(`${stations} > li::after`, {
  ...generated,
  insetBlockStart: '0.125rem',
  insetInlineStart: 0,
  ...circle(ring),
  border: `5px solid ${vars.color.accent.default}`,
  background: vars.color.canvas,
  ...across({ insetBlockStart: 0 }),
})
globalStyle(`${stations} > li > p`, { color: vars.color.text.muted, fontSize: '0.90625rem', lineHeight: 1.52 })
globalStyle(`${stations} > li > p > strong:first-child`, { color: vars.color.text.default, fontSize: '1rem' })

const lists = `${part.section} > ul`
const files = `${lists}:has(a[download])`
const cells = `${lists}:not(:has(a[download]))`
globalStyle(lists, { gap: 0, marginBlockStart: vars.space[2], paddingInlineStart: 0, listStyle: 'none' })
globalStyle(`${lists} > li`, {
  position: 'relative',
  paddingInlineStart: 0,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: 1.5,
})
globalStyle(`${lists} > li > a`, {
  display: 'block',
  color: vars.color.text.default,
  fontSize: '0.9375rem',
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
})
globalStyle(`${lists} > li > a::after`, { ...generated, inset: 0, borderRadius: vars.radius.s })
globalStyle(`${lists} > li > a:hover`, { '@media': { [media.hover]: { color: vars.color.accent.default } } })
globalStyle(`${lists} > li > a:focus-visible`, { outline: 'none' })
globalStyle(`${lists} > li > a:focus-visible::after`, { outline: `2px solid ${vars.color.accent.default}`, outlineOffset: '-2px' })
globalStyle(`${files} > li`, { paddingBlock: vars.space[3], borderBlockEnd: hairline })
globalStyle(`${files} > li > code`, { padding: 0, border: 0, background: 'none' })
globalStyle(files, {
  borderBlockStart: hairline,
  '@media': { [media.columns]: { ...two, columnGap: vars.space[12] } },
})
globalStyle(cells, {
  ...cardFrame,
  gap: '1px',
  overflow: 'hidden',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' } },
})
globalStyle(`${cells} > li`, {
  padding: vars.space[5],
  boxShadow: `0 0 0 1px ${vars.color.line.default}`,
  textWrap: 'pretty',
})
