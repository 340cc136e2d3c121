import { globalStyle, style } from '@vanilla-extract/css'
import { color, font, layout, media, size, space, systemColors, weight } from '@workspace/tokens/values.ts'
import { monoText, pageGround, ringInside } from '../../elements/mixins.ts'

const room = 'screen and (max-width: 56.24em) and (min-height: 34em) and (scripting: enabled)'

export const root = style({
  display: 'none',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 15,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  minBlockSize: '3.5rem',
  paddingInline: layout.margin,
  ...pageGround,
  ...monoText(size.label),
  lineHeight: 1.2,
  textDecorationLine: 'none',
  ...ringInside,
  '@media': { [room]: { display: 'flex' } },
})
// Keeps focused elements clear of the strip.
globalStyle(`:root:has(${root})`, { '@media': { [room]: { scrollPaddingBlockEnd: '4.5rem' } } })

export const line = style({ flex: 'none', fill: color.canvas, strokeWidth: 2, '@media': { [media.forced]: { vars: systemColors } } })
export const part = style({
  stroke: color.field.border,
  selectors: {
    '&[data-state="complete"]': { stroke: color.accent.default, fill: color.accent.default },
    '&[data-state="current"]': { stroke: color.accent.default },
    '&[data-state="wrong"]': { stroke: color.status.danger, fill: color.status.danger },
  },
})
export const progress = style({ whiteSpace: 'nowrap' })
export const label = style({
  marginInlineStart: 'auto',
  fontFamily: font.sans,
  fontSize: size.small,
  fontWeight: weight.semibold,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.3em',
})
