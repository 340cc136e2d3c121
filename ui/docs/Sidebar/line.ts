import { color, media, radius, stroke, systemColors } from '@workspace/tokens/values.ts'

export const piece = {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '8px',
  inlineSize: stroke.thread,
  background: color.line.default,
} as const
const drawn = { forcedColorAdjust: 'none', vars: systemColors } as const
export const drawnWhenForced = { [media.forced]: { '::before': drawn, '::after': drawn } } as const
export const traveled = { background: color.accent.default } as const
export const quiet = {
  borderRadius: radius.m,
  color: color.text.muted,
  textDecoration: 'none',
} as const
