import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { flexRow, hairline, oneColumn } from '../../ui/elements/mixins.ts'

globalStyle('.sbdocs.sbdocs-content', { maxInlineSize: '70rem' })
globalStyle('.sbdocs-content > :is(p, ul, ol, table), .sbdocs-content > :is(ul, ol) > li, .sbdocs-content > div > p', {
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
})
globalStyle('.sbdocs.sbdocs-content > h1', {
  fontSize: vars.size.h2,
  letterSpacing: '-0.05em',
  lineHeight: 1,
  marginBlockEnd: vars.space[6],
})
globalStyle('.sbdocs.sbdocs-content > h1 + p', { fontSize: vars.size.lead, lineHeight: 1.4, maxInlineSize: '44rem' })
globalStyle('.sbdocs.sbdocs-content > h2', {
  border: 0,
  color: vars.color.text.default,
  textTransform: 'none',
  fontWeight: 600,
  fontSize: vars.size.h3,
  letterSpacing: '-0.035em',
  marginBlockStart: vars.space[16],
})
// Restores the numbers of ordered lists that Storybook's reset removes, and replaces Storybook's colors for table stripes and inline code.
globalStyle('.sbdocs ol:not(.sb-unstyled ol)', { listStyle: 'decimal', paddingInlineStart: vars.space[6] })
globalStyle('.sbdocs-content table:not(.sb-unstyled table, .docblock-argstable, .sb-story table) tr:nth-of-type(2n)', {
  backgroundColor: vars.color.surface,
})
globalStyle('.sbdocs-content :is(table th, table td):not(.sb-unstyled *, .docblock-argstable *, .sb-story *)', {
  textAlign: 'start',
  verticalAlign: 'top',
})
globalStyle('.sbdocs-content table:not(.sb-unstyled table, .docblock-argstable, .sb-story table) tr', {
  borderBlockStartColor: vars.color.line.default,
  backgroundColor: 'transparent',
})
globalStyle('.sbdocs-content :is(p, li, td, th, figcaption) > code:not(.sb-unstyled code, .sb-story code)', {
  background: vars.color.sunken,
  color: vars.color.text.default,
  borderColor: vars.color.line.default,
})

// By default, Storybook's table of contents has a light border in both themes, and a title even when the list is empty.
globalStyle('aside.sbdocs .toc-list', { borderInlineStartColor: `${vars.color.line.default} !important` })
globalStyle('aside.sbdocs:has(.toc-wrapper:empty)', { display: 'none' })
globalStyle('aside.sbdocs h2', { textTransform: 'none' })

// An overflow of less than a pixel would create a scrollable region that the keyboard can't reach.
globalStyle('.sbdocs .docs-story', { overflowY: 'hidden' })

export const keys = style({})
globalStyle(`${keys} td:first-child`, { fontFamily: vars.font.mono, fontSize: vars.size.label, whiteSpace: 'nowrap' })

export const stacked = style({ ...oneColumn, gap: vars.space[6] })
export const pairs = style({
  ...oneColumn,
  gridAutoFlow: 'dense',
  gap: vars.space[6],
  rowGap: 0,
  '@media': { '(min-width: 60em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
const beside = (column: 1 | 2) => ({
  selectors: { [`${pairs} &`]: { marginBlockEnd: vars.space[6] } },
  '@media': { '(min-width: 60em)': { selectors: { [`${pairs} &`]: { gridColumn: column } } } },
})
const card = style({
  ...oneColumn,
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  margin: 0,
  overflow: 'hidden',
  border: hairline,
  borderBlockStartWidth: '5px',
  borderRadius: vars.radius.m,
})
export const right = style([card, { borderBlockStartColor: vars.color.status.success, ...beside(1) }])
export const wrong = style([card, { borderBlockStartColor: vars.color.status.danger, ...beside(2) }])
export const because = style({
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  borderBlockStart: hairline,
  background: vars.color.surface,
  color: vars.color.text.default,
})
globalStyle(`${because} p`, { marginBlock: `${vars.space[1]} 0 !important` })
const verdict = style({
  ...flexRow,
  gap: vars.space[3],
  fontSize: vars.size.lead,
  fontWeight: 600,
  letterSpacing: '-0.02em',
})
export const isRight = style([verdict, { color: vars.color.status.success }])
export const isWrong = style([verdict, { color: vars.color.status.danger }])
export const sign = style({ inlineSize: '1.5rem', blockSize: '1.5rem', flex: 'none' })
export const frame = style({ display: 'block', boxSizing: 'border-box', inlineSize: '100%', blockSize: '20rem', border: 0 })
export const themed = style({
  minInlineSize: 0,
  background: vars.color.canvas,
  color: vars.color.text.default,
  fontFamily: vars.font.sans,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
})
/** Shows a section as wide as the window, scaled down to fit the page. */
export const window = style({ containerType: 'inline-size', overflow: 'hidden' })
export const asWindow = style({ boxSizing: 'border-box', inlineSize: '100vw', zoom: 'tan(atan2(100cqi, 100vw))' })
export const inset = style({ padding: vars.space[4] })
export const code = style({ marginBlock: vars.space[6], color: vars.color.text.default, fontFamily: vars.font.sans })
export const example = style({ padding: vars.space[6], overflowX: 'auto' })
