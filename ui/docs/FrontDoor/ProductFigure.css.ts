import { style } from '@vanilla-extract/css'
import { color, media, systemColors } from '@workspace/tokens/values.ts'

export const root = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  fill: 'none',
  strokeWidth: 1.5,
  direction: 'ltr',
  '@media': { [media.forced]: { vars: { ...systemColors, [color.line.strong]: 'CanvasText' } } },
})
export const line = style({ stroke: color.accent.default, strokeWidth: 2 })
export const station = style({ stroke: color.accent.default, strokeWidth: 5, fill: color.canvas })
export const used = style({ stroke: color.line.strong, fill: color.surface })
export const free = style({ stroke: color.line.default, fill: color.surface })
export const on = style({ fill: color.accent.default })
export const off = style({ fill: color.line.default })
