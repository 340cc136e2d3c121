import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { systemColors } from '@workspace/tokens/forced-colors.ts'
import { media } from '@workspace/tokens/media.ts'

export const root = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  fill: 'none',
  strokeWidth: 1.5,
  direction: 'ltr',
  '@media': { [media.forced]: { vars: { ...systemColors, [vars.color.line.strong]: 'CanvasText' } } },
})
export const line = style({ stroke: vars.color.accent.default, strokeWidth: 2 })
export const station = style({ stroke: vars.color.accent.default, strokeWidth: 5, fill: vars.color.canvas })
export const used = style({ stroke: vars.color.line.strong, fill: vars.color.surface })
export const free = style({ stroke: vars.color.line.default, fill: vars.color.surface })
export const on = style({ fill: vars.color.accent.default })
export const off = style({ fill: vars.color.line.default })
