import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { hairline } from '../../ui/elements/mixins.ts'

export const root = style({ display: 'grid', gap: vars.space[8], fontFamily: vars.font.sans, color: vars.color.text.default })
export const field = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  marginBlock: vars.space[2],
  padding: vars.space[4],
  border: `${vars.stroke.thin} solid ${vars.color.field.border}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  color: 'inherit',
  font: 'inherit',
})
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14.5rem, 1fr))',
  gap: vars.space[4],
  margin: `${vars.space[4]} 0 0`,
  padding: 0,
  listStyle: 'none',
})
export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  overflow: 'hidden',
  padding: vars.space[3],
  border: hairline,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
})
globalStyle(`${tile} a`, { color: 'inherit', fontWeight: 600, textDecoration: 'none' })
globalStyle(`${tile} a:hover`, { textDecoration: 'underline' })
// The link covers its tile.
globalStyle(`${tile} a::after`, { content: '', position: 'absolute', inset: 0 })
export const picture = style({
  display: 'block',
  gridColumn: '1 / -1',
  blockSize: '148px',
  margin: `calc(-1 * ${vars.space[3]}) calc(-1 * ${vars.space[3]}) ${vars.space[3]}`,
  overflow: 'hidden',
  background: vars.color.canvas,
  borderBlockEnd: hairline,
})
/** Part of the `States` picture to show in a tile: the start of the picture at half size, its full width, or its middle. */
export const looks = styleVariants({
  start: { maxInlineSize: 'none', zoom: 0.5 },
  whole: { inlineSize: '100%' },
  center: { inlineSize: '200%', maxInlineSize: 'none', marginInlineStart: '-50%', transform: 'translateY(-4.5rem)' },
})
export const room = style({ fontFamily: vars.font.mono, fontSize: vars.size.label, color: vars.color.text.muted })
