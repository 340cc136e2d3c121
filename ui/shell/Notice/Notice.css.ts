import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { notPrinted } from '../../elements/mixins.ts'

/** The notice is sticky and last, so that the reader can scroll to whatever it covers. */
export const root = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 25,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  ...notPrinted,
})
export const box = style({
  maxInlineSize: '36rem',
  margin: vars.space[4],
  padding: `${vars.space[3]} ${vars.space[5]}`,
  border: `${vars.stroke.line} solid ${vars.color.accent.default}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text.default,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  pointerEvents: 'auto',
})
