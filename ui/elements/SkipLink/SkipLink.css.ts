import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { notPrinted } from '../mixins.ts'

export const root = style({
  position: 'fixed',
  insetBlockStart: '-10rem',
  insetInlineStart: vars.layout.margin,
  zIndex: 30,
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: `calc(100% - 2 * ${vars.layout.margin})`,
  minBlockSize: '2.75rem',
  paddingInline: vars.space[4],
  border: `${vars.stroke.thin} solid transparent`,
  borderRadius: vars.radius.m,
  background: vars.color.accent.default,
  color: vars.color.accent.on,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    '&:focus': { insetBlockStart: vars.space[3] },
    // The default ring would not show on the accent background.
    '&:focus-visible': { outlineColor: vars.color.text.default },
  },
  ...notPrinted,
})
