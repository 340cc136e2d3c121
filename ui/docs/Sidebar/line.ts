import { vars } from '@workspace/tokens/contract.css.ts'
import { systemColors } from '@workspace/tokens/forced-colors.ts'
import { media } from '@workspace/tokens/media.ts'

export const piece = {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '8px',
  inlineSize: vars.stroke.thread,
  background: vars.color.line.default,
} as const
const drawn = { forcedColorAdjust: 'none', vars: systemColors } as const
export const drawnWhenForced = { [media.forced]: { '::before': drawn, '::after': drawn } } as const
export const traveled = { background: vars.color.accent.default } as const
export const quiet = {
  borderRadius: vars.radius.m,
  color: vars.color.text.muted,
  textDecoration: 'none',
} as const
