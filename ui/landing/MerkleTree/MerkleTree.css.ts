import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { systemColors } from '@workspace/tokens/forced-colors.ts'
import { media } from '@workspace/tokens/media.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'
import { endRoom, fading, ground, startRoom } from '../../elements/scroller/scroller.css.ts'

/** Width from which the drawing with one-line hashes fits, in the frame's own measure. */
export const roomy = '(min-width: 34rem)'

export const root = style({
  containerType: 'inline-size',
  ...oneColumn,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  border: `${vars.stroke.thin} solid ${vars.color.line.default}`,
  borderRadius: vars.radius.l,
  background: vars.color.canvas,
  color: vars.color.text.muted,
  fontFamily: vars.font.mono,
  fontSize: vars.size.label,
  letterSpacing: 0,
  lineHeight: 1.4,
})
export const top = style({
  padding: vars.space[4],
  paddingBlockEnd: 0,
  color: vars.color.text.default,
  '@container': { [roomy]: { paddingInline: vars.space[6], paddingBlockStart: vars.space[5] } },
})
/** With large text on a small screen the tree is wider than its frame. */
export const drawings = style([
  fading,
  {
    vars: { [ground]: vars.color.canvas, [startRoom]: vars.space[3], [endRoom]: vars.space[3] },
    paddingBlock: vars.space[6],
    '@container': { [roomy]: { vars: { [startRoom]: vars.space[10], [endRoom]: vars.space[10] } } },
  },
])
export const bottom = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: '3.25rem',
  padding: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line.default}`,
  '@container': { [roomy]: { paddingInlineStart: vars.space[6] } },
})
export const legend = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5], rowGap: vars.space[1], alignSelf: 'center' })
export const kind = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] })
export const swatch = style({
  flex: 'none',
  inlineSize: vars.space[3],
  blockSize: vars.space[3],
  border: `${vars.stroke.strong} solid ${vars.color.line.default}`,
  borderRadius: vars.radius.s,
  selectors: {
    '&[data-part="sibling"]': { borderColor: vars.color.text.default },
    '&[data-part="proven"]': { borderColor: vars.color.verified.default, background: vars.color.verified.default },
  },
  '@media': { [media.forced]: { vars: systemColors } },
})
