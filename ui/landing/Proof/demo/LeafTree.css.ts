import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { systemColors } from '@workspace/tokens/forced-colors.ts'
import { media } from '@workspace/tokens/media.ts'

export const root = style({
  inlineSize: '100%',
  maxInlineSize: '17rem',
  blockSize: 'auto',
  overflow: 'visible',
  '@media': { [media.forced]: { vars: systemColors } },
})
export const edge = style({
  fill: 'none',
  stroke: vars.color.field.border,
  strokeOpacity: 0.6,
})
export const node = style({
  fill: vars.color.surface,
  stroke: vars.color.field.border,
  selectors: {
    '&[data-state="verified"]': { fill: vars.color.verified.default, stroke: vars.color.verified.default },
    '&[data-state="failed"]': { fill: vars.color.status.danger, stroke: vars.color.status.danger },
  },
  '@media': { [media.motion]: { transition: `fill ${vars.motion.moderate}, stroke ${vars.motion.moderate}` } },
})
export const cross = style({ stroke: vars.color.canvas, strokeWidth: 1.75 })
