import { style } from '@vanilla-extract/css'
import { color, radius, space, stroke, tracking, weight } from '@workspace/tokens/values.ts'
import { headline, oneColumn } from '../../elements/mixins.ts'

export const root = style({
  ...oneColumn,
  overflowWrap: 'anywhere',
  gap: space[3],
  padding: `${space[5]} min(${space[6]}, 5vw)`,
  border: `${stroke.line} solid ${color.status.danger}`,
  borderRadius: radius.m,
  background: color.canvas,
  // `:focus-visible` does not match when a script moves the focus here after a click.
  ':focus': { outline: `2px solid ${color.accent.default}`, outlineOffset: '2px' },
})
export const title = style({
  color: color.status.danger,
  fontSize: '1.5rem',
  ...headline,
  letterSpacing: tracking.heading,
  lineHeight: 1.2,
})
export const list = style({ ...oneColumn, justifyItems: 'start', gap: space[1] })
export const link = style({
  display: 'inline-block',
  paddingBlock: space[1],
  borderRadius: radius.s,
  fontSize: '1rem',
  fontWeight: weight.medium,
  lineHeight: 1.4,
  textDecorationThickness: stroke.thin,
  textUnderlineOffset: '0.22em',
  ':hover': { textDecorationThickness: stroke.thread },
})
