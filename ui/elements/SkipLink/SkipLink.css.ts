import { style } from '@vanilla-extract/css'
import { color, layout, radius, size, space, stroke, weight } from '@workspace/tokens/values.ts'
import { accentGround, notPrinted } from '../mixins.ts'

export const root = style({
  position: 'fixed',
  insetBlockStart: '-10rem',
  insetInlineStart: layout.margin,
  zIndex: 30,
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: `calc(100% - 2 * ${layout.margin})`,
  minBlockSize: '2.75rem',
  paddingInline: space[4],
  border: `${stroke.thin} solid transparent`,
  borderRadius: radius.m,
  ...accentGround,
  fontSize: size.small,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    '&:focus': { insetBlockStart: space[3] },
    // The default ring would not show on the accent background.
    '&:focus-visible': { outlineColor: color.text.default },
  },
  ...notPrinted,
})
