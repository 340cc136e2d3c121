import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'
import { media } from '../../../tokens/media.ts'

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '2.75rem',
  marginInline: `calc(${vars.space[3]} * -1)`,
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius.m,
  background: 'transparent',
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '@media': { [media.hover]: { ':hover': { color: vars.color.accent.default } } },
})
export const dialog = style({
  maxInlineSize: 'none',
  maxBlockSize: '100dvh',
  margin: 0,
  padding: 0,
  border: 0,
  background: vars.color.canvas,
  color: vars.color.text.default,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '::backdrop': { background: vars.color.backdrop },
  selectors: {
    '&[data-edge="top"]': { inlineSize: '100%', blockSize: 'fit-content', borderBlockEnd: `${vars.stroke.strong} solid ${vars.color.line.strong}` },
    '&[data-edge="start"]': { inlineSize: 'min(100%, 26rem)', blockSize: '100dvh', borderInlineEnd: `${vars.stroke.thin} solid ${vars.color.line.strong}` },
  },
})
// The page behind stands still; where scrollbars take room, the room stays.
globalStyle(`html:has(${dialog}[open])`, { overflow: 'hidden', '@media': { '(pointer: fine)': { scrollbarGutter: 'stable' } } })
export const sheet = style({ maxInlineSize: vars.layout.page, marginInline: 'auto', paddingInline: vars.layout.margin })
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.layout.header,
  paddingBlock: vars.space[2],
  background: vars.color.canvas,
  overflowWrap: 'anywhere',
})
