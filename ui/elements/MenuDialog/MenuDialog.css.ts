import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { disabledButton } from '../disabledButton.css.ts'
import { bareButton, inlineRow, pageWidth, ringInside, wrappingRow } from '../mixins.ts'
import { media } from '@workspace/tokens/media.ts'

export const button = style([
  disabledButton,
  {
    ...inlineRow,
    gap: vars.space[2],
    minBlockSize: '2.75rem',
    marginInline: `calc(${vars.space[3]} * -1)`,
    paddingInline: vars.space[3],
    ...bareButton,
    borderRadius: vars.radius.m,
    fontSize: vars.size.small,
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
    // The header or the bar of the open menu would hide an outer ring.
    ...ringInside,
    ':active': { background: vars.color.sunken },
    '@media': { [media.hover]: { ':hover': { color: vars.color.accent.default } } },
  },
])
export const opener = style([button, { '@media': { [media.noScript]: { display: 'none' } } }])
export const inPlace = style({ flexBasis: '100%' })
export const sheet = style(pageWidth)
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  ...wrappingRow,
  justifyContent: 'space-between',
  minBlockSize: vars.layout.header,
  paddingBlock: vars.space[2],
  // Room for the focus ring of the next element.
  marginBlockEnd: vars.space[1],
  background: vars.color.canvas,
  overflowWrap: 'anywhere',
})
