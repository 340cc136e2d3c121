import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { color, marker, media, radius, size, space, stroke, weight } from '@workspace/tokens/values.ts'
import {
  cardFrame,
  circle,
  flexColumn,
  flexRow,
  flexWrap,
  generated,
  hairline,
  muted,
  oneColumn,
  strongLine,
} from '../../elements/mixins.ts'

const two = { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } as const
const column = { ...oneColumn, gap: space[4], alignContent: 'start' } as const

/** Padding of a card. On a phone, the window's width limits it, so that it does not double with the text size. */
const inset = `min(${space[6]}, 6.5vw)`

export const part = styleVariants({
  opening: {
    ...oneColumn,
    gap: space[8],
    alignItems: 'start',
    '@media': { [media.reference]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(35.75rem, 54%))', columnGap: space[12] } },
  },
  text: { ...column, gap: space[5], '@media': { [media.reference]: { paddingBlockStart: space[3] } } },
  code: { minInlineSize: 0 },
  cards: {
    ...oneColumn,
    gap: space[4],
    marginBlockStart: space[8],
    '@media': { [media.reference]: two },
  },
  card: {
    ...flexColumn,
    minInlineSize: 0,
    ...cardFrame,
    overflow: 'hidden',
    breakInside: 'avoid',
  },
  figure: { borderBlockEnd: hairline, background: color.canvas },
  body: { ...column, flex: 1, gap: space[2], paddingBlock: `${space[5]} ${space[6]}`, paddingInline: inset },
  section: {
    ...oneColumn,
    gap: space[3],
    marginBlockStart: '3.25rem',
    paddingBlockStart: space[6],
    borderBlockStart: strongLine,
  },
  columns: {
    ...oneColumn,
    gap: space[5],
    marginBlockStart: space[2],
    '@media': { [media.reference]: { ...two, columnGap: space[12], alignItems: 'start' } },
  },
  column,
})

globalStyle(`${part.section} > p`, { color: color.text.muted })
globalStyle(`${part.text} > h1 + p, ${part.column} > p:not(:first-child)`, { textWrap: 'pretty' })
globalStyle(`${part.column} > p`, { color: color.text.muted, fontSize: size.small, lineHeight: 1.5 })

globalStyle(`${part.body} > p`, { color: color.text.muted, fontSize: '0.9375rem', lineHeight: 1.53 })
globalStyle(`${part.body} > ul`, {
  gap: '0.3125rem',
  marginBlockStart: space[2],
  paddingInlineStart: 0,
  listStyle: 'none',
  fontSize: size.small,
  lineHeight: 1.5,
})
globalStyle(`${part.body} > ul > li`, {
  display: 'grid',
  gridTemplateColumns: 'min(5.5rem, 35%) minmax(0, 1fr)',
  columnGap: space[3],
  paddingInlineStart: 0,
  fontWeight: weight.medium,
})
globalStyle(`${part.body} > ul > li > strong`, { color: color.text.muted, fontWeight: weight.regular })

const links = `${part.card} > p`
globalStyle(links, {
  ...flexWrap,
  gap: stroke.thin,
  maxInlineSize: 'none',
  borderBlockStart: hairline,
  fontSize: size.small,
})
globalStyle(`${links} > a`, {
  flex: 1,
  ...flexRow,
  minBlockSize: '2.75rem',
  padding: `${space[2]} ${space[4]}`,
  color: color.text.default,
  // Draws dividers between the links, including where they wrap.
  boxShadow: `0 0 0 ${stroke.thin} ${color.line.default}`,
  fontWeight: weight.medium,
  textDecoration: 'none',
})
globalStyle(`${links} > a:first-child`, { paddingInlineStart: inset })
globalStyle(`${links} > a:hover`, { '@media': { [media.hover]: { color: color.accent.default } } })
globalStyle(`${links} > a:focus-visible`, { outlineOffset: '-2px' })

const stations = `${part.section} > ol`
const ring = marker.ring
const across = <const Style>(styles: Style) => ({ '@media': { [media.columns]: styles } })
globalStyle(stations, {
  gap: 0,
  marginBlockStart: space[3],
  paddingInlineStart: 0,
  listStyle: 'none',
  ...across({ gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }),
})
globalStyle(`${stations} > li`, {
  position: 'relative',
  ...oneColumn,
  alignContent: 'start',
  paddingBlockEnd: space[5],
  paddingInlineStart: '2.5rem',
  ...across({ paddingBlock: '2.5rem 0', paddingInline: `0 ${space[6]}` }),
})
globalStyle(`${stations} > li::before`, {
  ...generated,
  background: color.accent.default,
  insetBlock: 0,
  insetInlineStart: `calc(${ring} / 2 - 1px)`,
  inlineSize: stroke.thread,
  ...across({ insetBlock: `calc(${ring} / 2 - 1px) auto`, insetInline: 0, inlineSize: 'auto', blockSize: stroke.thread }),
})
globalStyle(`${stations} > li:last-child::before`, {
  insetBlockEnd: 'auto',
  blockSize: ring,
  ...across({ insetInlineEnd: 'auto', inlineSize: ring, blockSize: stroke.thread }),
})
globalStyle(`${stations} > li::after`, {
  ...generated,
  insetBlockStart: '0.125rem',
  insetInlineStart: 0,
  ...circle(ring),
  border: `5px solid ${color.accent.default}`,
  background: color.canvas,
  ...across({ insetBlockStart: 0 }),
})
globalStyle(`${stations} > li > p`, { color: color.text.muted, fontSize: '0.90625rem', lineHeight: 1.52 })
globalStyle(`${stations} > li > p > strong:first-child`, { color: color.text.default, fontSize: '1rem' })

const lists = `${part.section} > ul`
const files = `${lists}:has(a[download])`
const cells = `${lists}:not(:has(a[download]))`
globalStyle(lists, { gap: 0, marginBlockStart: space[2], paddingInlineStart: 0, listStyle: 'none' })
globalStyle(`${lists} > li`, {
  position: 'relative',
  paddingInlineStart: 0,
  ...muted(size.small),
  lineHeight: 1.5,
})
globalStyle(`${lists} > li > a`, {
  display: 'block',
  color: color.text.default,
  fontSize: '0.9375rem',
  fontWeight: weight.semibold,
  textDecoration: 'none',
})
globalStyle(`${lists} > li > a::after`, { ...generated, inset: 0, borderRadius: radius.s })
globalStyle(`${lists} > li > a:hover`, { '@media': { [media.hover]: { color: color.accent.default } } })
globalStyle(`${lists} > li > a:focus-visible`, { outline: 'none' })
globalStyle(`${lists} > li > a:focus-visible::after`, { outline: `2px solid ${color.accent.default}`, outlineOffset: '-2px' })
globalStyle(`${files} > li`, { paddingBlock: space[3], borderBlockEnd: hairline })
globalStyle(`${files} > li > code`, { padding: 0, border: 0, background: 'none' })
globalStyle(files, {
  borderBlockStart: hairline,
  '@media': { [media.columns]: { ...two, columnGap: space[12] } },
})
globalStyle(cells, {
  ...cardFrame,
  gap: '1px',
  overflow: 'hidden',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' } },
})
globalStyle(`${cells} > li`, {
  padding: space[5],
  boxShadow: `0 0 0 1px ${color.line.default}`,
  textWrap: 'pretty',
})
