import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { oneColumn } from '../Layout/one-column.ts'

export const backdrop = style({ position: 'fixed', inset: 0, zIndex: 30, background: vars.color.backdrop })
export const root = style({
  position: 'fixed',
  inset: 0,
  zIndex: 30,
  ...oneColumn,
  gap: vars.space[5],
  inlineSize: `min(34rem, 100% - 2 * ${vars.space[4]})`,
  blockSize: 'fit-content',
  maxBlockSize: `calc(100dvh - 2 * ${vars.space[4]})`,
  margin: 'auto',
  padding: vars.space[6],
  border: `${vars.stroke.thin} solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  color: vars.color.text.default,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'anywhere',
})
export const head = style({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: vars.space[4] })
export const close = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  marginBlock: `calc(${vars.space[2]} * -1)`,
  marginInlineEnd: `calc(${vars.space[3]} * -1)`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.m,
  background: 'transparent',
  cursor: 'pointer',
  '@media': { [media.hover]: { ':hover': { color: vars.color.accent.default } } },
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })
