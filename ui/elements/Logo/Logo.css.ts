import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { inlineRow } from '../mixins.ts'

export const root = style({
  ...inlineRow,
  gap: vars.space[3],
  fontSize: '1.1875rem',
  lineHeight: 1,
  overflowWrap: 'anywhere',
})
export const mark = style({
  flex: 'none',
  inlineSize: vars.marker.ring,
  blockSize: '28px',
  fill: 'none',
  stroke: vars.color.accent.default,
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
})
export const name = style({ fontWeight: vars.weight.semibold, letterSpacing: vars.tracking.title })
export const area = style({
  flexShrink: 0,
  maxInlineSize: '70%',
  color: vars.color.text.muted,
  marginInlineStart: `calc(${vars.space[1]} * -1)`,
  letterSpacing: vars.tracking.title,
})

export const link = style({
  ...inlineRow,
  minBlockSize: '2.75rem',
  minInlineSize: 0,
  borderRadius: vars.radius.s,
  textDecoration: 'none',
  '@media': { [media.hover]: { ':hover': { color: vars.color.accent.default } } },
})
export const content = style({ display: 'flex' })
