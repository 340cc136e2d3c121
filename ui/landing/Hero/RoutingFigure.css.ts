import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { systemColors } from '@workspace/tokens/forced-colors.ts'
import { media } from '@workspace/tokens/media.ts'
import { box, cell, hub, size } from './figure-places.ts'
import { grid } from './routing.ts'

/** Large text on a narrow screen: no room for a name below its nodes. */
const tight = '(max-width: 11.99rem)'

export const root = style({ position: 'relative', containerType: 'inline-size', inlineSize: '100%', maxInlineSize: '29.5rem' })
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
    // The chosen node is a strong ring among filled and empty ones.
    [media.forced]: { selectors: { '&[data-state="chosen"]': { fill: 'Canvas', stroke: 'LinkText', strokeWidth: 5 } } },
  },
})
const place = (x: number, y: number, end: number) => ({
  maxInlineSize: `${((end - x) / size.width) * 100}%`,
  insetInlineStart: `${(x / size.width) * 100}%`,
  insetBlockStart: `${(y / size.height) * 100}%`,
})
/** Labels below their boxes, in the order of the figure: the source, then the four networks. */
export const label = style({
  position: 'absolute',
  color: vars.color.text.muted,
  fontFamily: vars.font.mono,
  fontSize: vars.size.label,
  letterSpacing: 0,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  selectors: Object.fromEntries([
    ['&:nth-of-type(1)', place(0, hub.y + 18, box.x)],
    ...[0, 1, 2, 3].map((network) => [
      `&:nth-of-type(${network + 2})`,
      place(box.x, box.y + network * box.step + grid.rows * cell, size.width),
    ]),
  ]),
  '@container': { [tight]: { selectors: { '&:nth-of-type(n)': { position: 'static', display: 'block', maxInlineSize: 'none' } } } },
})
export const control = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: `calc(${vars.space[2]} * -1)`,
  '@container': { [tight]: { position: 'static' } },
})
