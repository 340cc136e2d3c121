import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'
import { media } from '../../../tokens/media.ts'

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.m,
  background: 'transparent',
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  '@media': { [media.hover]: { ':hover': { color: vars.color.accent.default } } },
})
export const dialog = style({
  inlineSize: 'min(100%, 26rem)',
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  borderInlineEnd: `${vars.stroke.thin} solid ${vars.color.line.strong}`,
  background: vars.color.canvas,
  color: vars.color.text.default,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '::backdrop': { background: vars.color.backdrop },
})
globalStyle(`html:has(${dialog}[open])`, { overflow: 'hidden', '@media': { '(pointer: fine)': { scrollbarGutter: 'stable' } } })
export const sheet = style({ paddingInline: vars.layout.margin, paddingBlockEnd: vars.space[10] })
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.layout.header,
  marginBlockEnd: vars.space[3],
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.line.default}`,
  background: vars.color.canvas,
})
export const title = style({ fontSize: vars.size.small, color: vars.color.text.muted })
