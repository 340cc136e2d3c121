import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'
import { systemColors } from '../../../tokens/forced-colors.ts'
import { media } from '../../../tokens/media.ts'

export const root = style({ position: 'relative', inlineSize: '100%', maxInlineSize: '29.5rem' })
export const drawing = style({
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { [media.forced]: { vars: systemColors } },
})
export const route = style({
  fill: 'none',
  stroke: vars.color.line.default,
  strokeWidth: 1.5,
  selectors: {
    '&[data-active="true"]': { stroke: vars.color.accent.default, strokeWidth: 3, strokeDasharray: '1 1' },
  },
  '@media': { [media.motion]: { transition: `stroke ${vars.motion.moderate}, stroke-width ${vars.motion.moderate}` } },
})
export const feed = style({ stroke: vars.color.accent.default, strokeWidth: 3 })
export const marker = style({ fill: vars.color.canvas, stroke: vars.color.accent.default })
export const node = style({
  fill: 'transparent',
  stroke: vars.color.field.border,
  strokeOpacity: 0.7,
  selectors: {
    '&[data-state="busy"]': { fill: vars.color.text.default, fillOpacity: 0.86, stroke: 'none' },
    '&[data-state="chosen"]': { fill: vars.color.verified.default, stroke: vars.color.text.default, strokeOpacity: 1 },
  },
  '@media': {
    [media.motion]: { transition: `fill ${vars.motion.moderate}` },
    // The chosen node is a strong ring among full and hollow ones.
    [media.forced]: { selectors: { '&[data-state="chosen"]': { fill: 'Canvas', stroke: 'LinkText', strokeWidth: 5 } } },
  },
})
export const label = style({
  fill: vars.color.text.muted,
  fontFamily: vars.font.mono,
  fontSize: '17px',
  letterSpacing: 0,
  selectors: {
    // The end of right-to-left text is its left: where the drawing says that it begins.
    '[dir="rtl"] &': { textAnchor: 'end', transform: 'scaleX(-1)', transformBox: 'fill-box', transformOrigin: 'center' },
  },
  '@media': { [media.wide]: { fontSize: '12px' } },
})
export const control = style({ position: 'absolute', insetBlockEnd: 0, insetInlineStart: `calc(${vars.space[2]} * -1)` })
