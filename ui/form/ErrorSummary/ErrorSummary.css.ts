import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { headline, oneColumn } from '../../elements/mixins.ts'

export const root = style({
  ...oneColumn,
  overflowWrap: 'anywhere',
  gap: vars.space[3],
  padding: `${vars.space[5]} min(${vars.space[6]}, 5vw)`,
  border: `${vars.stroke.line} solid ${vars.color.status.danger}`,
  borderRadius: vars.radius.m,
  background: vars.color.canvas,
  // `:focus-visible` does not match when a script moves the focus here after a click.
  ':focus': { outline: `2px solid ${vars.color.accent.default}`, outlineOffset: '2px' },
})
export const title = style({
  color: vars.color.status.danger,
  fontSize: '1.5rem',
  ...headline,
  letterSpacing: vars.tracking.heading,
  lineHeight: 1.2,
})
export const list = style({ ...oneColumn, justifyItems: 'start', gap: vars.space[1] })
export const link = style({
  display: 'inline-block',
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.s,
  fontSize: '1rem',
  fontWeight: vars.weight.medium,
  lineHeight: 1.4,
  textDecorationThickness: vars.stroke.thin,
  textUnderlineOffset: '0.22em',
  ':hover': { textDecorationThickness: vars.stroke.thread },
})
