import { style } from '@vanilla-extract/css'
import { color, marker, media, radius, space, tracking, weight } from '@workspace/tokens/values.ts'
import { inlineRow } from '../mixins.ts'

export const root = style({
  ...inlineRow,
  gap: space[3],
  fontSize: '1.1875rem',
  lineHeight: 1,
  overflowWrap: 'anywhere',
})
export const mark = style({
  flex: 'none',
  inlineSize: marker.ring,
  blockSize: '28px',
  fill: 'none',
  stroke: color.accent.default,
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
})
export const name = style({ fontWeight: weight.semibold, letterSpacing: tracking.title })
export const area = style({
  flexShrink: 0,
  maxInlineSize: '70%',
  color: color.text.muted,
  marginInlineStart: `calc(${space[1]} * -1)`,
  letterSpacing: tracking.title,
})

export const link = style({
  ...inlineRow,
  minBlockSize: '2.75rem',
  minInlineSize: 0,
  borderRadius: radius.s,
  textDecoration: 'none',
  '@media': { [media.hover]: { ':hover': { color: color.accent.default } } },
})
export const content = style({ display: 'flex' })
