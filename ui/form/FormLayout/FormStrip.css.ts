import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { systemColors } from '@workspace/tokens/forced-colors.ts'
import { media } from '@workspace/tokens/media.ts'
import { mono, ringInside } from '../../elements/mixins.ts'

const room = 'screen and (max-width: 56.24em) and (min-height: 34em) and (scripting: enabled)'

export const root = style({
  display: 'none',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 15,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  minBlockSize: '3.5rem',
  paddingInline: vars.layout.margin,
  background: vars.color.canvas,
  color: vars.color.text.default,
  ...mono,
  fontSize: vars.size.label,
  lineHeight: 1.2,
  textDecorationLine: 'none',
  ...ringInside,
  '@media': { [room]: { display: 'flex' } },
})
// Keeps focused elements clear of the strip.
globalStyle(`:root:has(${root})`, { '@media': { [room]: { scrollPaddingBlockEnd: '4.5rem' } } })

export const line = style({ flex: 'none', fill: vars.color.canvas, strokeWidth: 2, '@media': { [media.forced]: { vars: systemColors } } })
export const part = style({
  stroke: vars.color.field.border,
  selectors: {
    '&[data-state="complete"]': { stroke: vars.color.accent.default, fill: vars.color.accent.default },
    '&[data-state="current"]': { stroke: vars.color.accent.default },
    '&[data-state="wrong"]': { stroke: vars.color.status.danger, fill: vars.color.status.danger },
  },
})
export const progress = style({ whiteSpace: 'nowrap' })
export const label = style({
  marginInlineStart: 'auto',
  fontFamily: vars.font.sans,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.3em',
})
