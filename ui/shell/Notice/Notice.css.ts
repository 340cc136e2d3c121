import { style } from '@vanilla-extract/css'
import { color, radius, space, stroke } from '@workspace/tokens/values.ts'
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
  margin: space[4],
  padding: `${space[3]} ${space[5]}`,
  border: `${stroke.line} solid ${color.accent.default}`,
  borderRadius: radius.m,
  background: color.surface,
  color: color.text.default,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  pointerEvents: 'auto',
})
