import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { stackedHead } from './stacked-head.ts'

const { stacked } = media
const mono = { fontFamily: vars.font.mono, fontSize: vars.size.mono, letterSpacing: 0, lineHeight: 1.6 } as const
const cell = { paddingBlock: vars.space[3], paddingInline: `0 ${vars.space[4]}`, textAlign: 'start', verticalAlign: 'top' } as const

/** A table stays a table for assistive technology whatever its `display`: Chromium 80, Firefox 65 and WebKit 26 (npm run audits -- engines asks the last two). */
export const root = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: vars.size.small,
  '@media': { [stacked]: { display: 'block', position: 'relative' } },
})
export const caption = style({ position: 'relative', blockSize: 0, padding: 0, overflow: 'hidden' })
export const head = style({
  borderBlockEnd: `${vars.stroke.strong} solid ${vars.color.line.strong}`,
  '@media': {
    [stacked]: stackedHead,
    // Chromium repeats the head of a table on the next page, where the text below the table runs into its last row.
    [media.print]: { display: 'table-row-group' },
  },
})
export const column = style({
  ...cell,
  fontWeight: vars.weight.semibold,
  selectors: { '&:first-child': { inlineSize: '35%' }, '&:nth-child(2)': { inlineSize: '20%' } },
})
export const row = style({
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.line.default}`,
  breakInside: 'avoid',
  '@media': {
    [stacked]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: vars.space[4],
      rowGap: vars.space[1],
      paddingBlock: vars.space[3],
      selectors: { '&:first-child': { borderBlockStart: `${vars.stroke.strong} solid ${vars.color.line.strong}` } },
    },
  },
})
const stackedCell = { [stacked]: { display: 'block', padding: 0 } }
export const body = style({ '@media': { [stacked]: { display: 'block' } } })
export const name = style({ ...cell, ...mono, fontWeight: vars.weight.regular, overflowWrap: 'anywhere', '@media': stackedCell })
/** Names read from left to right in every text. */
export const code = style({ font: 'inherit', direction: 'ltr', unicodeBidi: 'isolate' })
export const required = style({
  display: 'block',
  inlineSize: 'fit-content',
  color: vars.color.accent.default,
  fontSize: vars.size.label,
})
export const type = style({
  ...cell,
  ...mono,
  overflowWrap: 'anywhere',
  // Types read from left to right in every text.
  selectors: { '[dir="rtl"] &': { direction: 'ltr', textAlign: 'end' } },
  '@media': {
    [stacked]: {
      display: 'block',
      padding: 0,
      maxInlineSize: '10rem',
      textAlign: 'end',
      selectors: { '[dir="rtl"] &': { textAlign: 'start' } },
    },
  },
})
export const meaning = style({
  ...cell,
  textWrap: 'pretty',
  '@media': { [stacked]: { display: 'block', padding: 0, gridColumn: '1 / -1' } },
})
export const constraints = style({
  marginBlockStart: vars.space[1],
  color: vars.color.text.muted,
  ...mono,
  fontSize: vars.size.label,
  overflowWrap: 'anywhere',
})
