import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'
import { media } from '../../../tokens/media.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'

export const root = style({ ...oneColumn, gap: vars.space[5] })
export const paragraph = style({ textWrap: 'pretty' })
export const strong = style({ fontWeight: vars.weight.semibold })
export const code = style({
  paddingBlock: '0.1em',
  paddingInline: '0.3em',
  border: `${vars.stroke.thin} solid ${vars.color.line.default}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  fontFamily: vars.font.mono,
  fontSize: '0.84em',
  letterSpacing: 0,
  overflowWrap: 'anywhere',
  // Code is read from left to right in every text.
  direction: 'ltr',
  unicodeBidi: 'isolate',
})

const indented = { ...oneColumn, gap: vars.space[2], paddingInlineStart: vars.space[6] } as const
export const list = style({ ...indented, listStyle: 'square' })
export const numbered = style({ ...indented, listStyle: 'decimal' })
export const item = style({
  paddingInlineStart: vars.space[1],
  textWrap: 'pretty',
  '::marker': { color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' },
})
globalStyle(`${item} > :is(ul, ol, p + *)`, { marginBlockStart: vars.space[2] })

export const quote = style({
  ...oneColumn,
  gap: vars.space[3],
  paddingInlineStart: vars.space[5],
  borderInlineStart: `${vars.stroke.line} solid ${vars.color.line.strong}`,
  color: vars.color.text.muted,
})
export const rule = style({
  inlineSize: '100%',
  marginBlock: vars.space[6],
  marginInline: 0,
  border: 0,
  borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line.default}`,
})

export const scroller = style({
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.field.border} transparent`,
  '@media': { [media.print]: { overflow: 'visible' } },
})
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.size.small })
export const caption = style({ paddingBlockEnd: vars.space[2], color: vars.color.text.muted, textAlign: 'start' })
const boxed = {
  minInlineSize: '7rem',
  paddingBlock: vars.space[3],
  paddingInline: `0 ${vars.space[5]}`,
  textAlign: 'start',
  verticalAlign: 'top',
} as const
export const head = style({
  ...boxed,
  borderBlockEnd: `${vars.stroke.strong} solid ${vars.color.line.strong}`,
  fontWeight: vars.weight.semibold,
})
export const cell = style({ ...boxed, borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.line.default}` })
// A name that breaks at its hyphens reads as another one; a table that grows scrolls inside its own box.
globalStyle(`${cell} ${code}`, { whiteSpace: 'nowrap' })
