import { vars } from '@workspace/tokens/contract.css.ts'
import { systemColors } from '@workspace/tokens/forced-colors.ts'
import { media } from '@workspace/tokens/media.ts'

/** Piece of the line that each row draws; the rows have no gap. */
export const piece = {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '8px',
  inlineSize: vars.stroke.thread,
  background: vars.color.line.default,
} as const
const drawn = { forcedColorAdjust: 'none', vars: systemColors } as const
/** Line and rings under forced colors, which would paint both in the color of the page. */
export const drawnWhenForced = { [media.forced]: { '::before': drawn, '::after': drawn } } as const
export const traveled = { background: vars.color.accent.default } as const
/** Link with a ground of its own on hover, and a ring inside: the rows have no gap. */
export const quiet = {
  borderRadius: vars.radius.m,
  color: vars.color.text.muted,
  textDecoration: 'none',
} as const
