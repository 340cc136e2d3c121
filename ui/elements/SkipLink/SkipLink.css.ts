import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'
import { media } from '../../../tokens/media.ts'

export const root = style({
  position: 'fixed',
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.layout.margin,
  zIndex: 30,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: vars.space[4],
  border: `${vars.stroke.thin} solid transparent`,
  borderRadius: vars.radius.m,
  background: vars.color.accent.default,
  color: vars.color.accent.on,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
  selectors: {
    '&:not(:focus)': { insetBlockStart: '-10rem' },
    // Its own ground is the accent, and the focus must be seen on it.
    '&:focus-visible': { outlineColor: vars.color.text.default },
  },
  '@media': { [media.print]: { display: 'none' } },
})
