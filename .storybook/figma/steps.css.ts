import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'

const hairline = `${vars.stroke.thin} solid ${vars.color.line.default}`

export const figure = style({ margin: `${vars.space[5]} 0`, color: vars.color.text.default, fontFamily: vars.font.sans })
export const panel = style({
  display: 'grid',
  gap: vars.space[5],
  padding: vars.space[5],
  overflowX: 'auto',
  border: hairline,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  fontFamily: vars.font.mono,
  fontSize: vars.size.label,
})
export const caption = style({ paddingBlockStart: vars.space[2], fontSize: vars.size.label, color: vars.color.text.muted })
export const group = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })
globalStyle(`${group} strong`, { inlineSize: '5rem', fontWeight: 500 })
export const mode = style({
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  border: `${vars.stroke.thin} solid ${vars.color.field.border}`,
  borderRadius: vars.radius.s,
  selectors: {
    '&[data-on]': { borderColor: vars.color.accent.default, background: vars.color.accent.default, color: vars.color.accent.on },
  },
})
export const table = style({ borderCollapse: 'collapse', tableLayout: 'fixed', inlineSize: '100%', minInlineSize: '36rem' })
globalStyle(`${table} :is(th, td)`, { padding: vars.space[2], borderBlockEnd: hairline, textAlign: 'start', fontWeight: 400 })
globalStyle(`${table} th`, { color: vars.color.text.muted })
export const swatch = style({
  display: 'inline-block',
  inlineSize: '0.8em',
  blockSize: '0.8em',
  border: `${vars.stroke.thin} solid ${vars.color.field.border}`,
})
