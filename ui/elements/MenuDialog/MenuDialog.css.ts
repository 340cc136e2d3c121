import { style } from '@vanilla-extract/css'
import { color, layout, media, radius, size, space, weight } from '@workspace/tokens/values.ts'
import { disabledButton } from '../disabledButton.css.ts'
import { bareButton, inlineRow, pageWidth, ringInside, spreadRow } from '../mixins.ts'

export const button = style([
  disabledButton,
  {
    ...inlineRow,
    gap: space[2],
    minBlockSize: '2.75rem',
    marginInline: `calc(${space[3]} * -1)`,
    paddingInline: space[3],
    ...bareButton,
    borderRadius: radius.m,
    fontSize: size.small,
    fontWeight: weight.semibold,
    overflowWrap: 'anywhere',
    // The header or the bar of the open menu would hide an outer ring.
    ...ringInside,
    ':active': { background: color.sunken },
    '@media': { [media.hover]: { ':hover': { color: color.accent.default } } },
  },
])
export const opener = style([button, { '@media': { [media.noScript]: { display: 'none' } } }])
export const inPlace = style({ flexBasis: '100%' })
export const sheet = style(pageWidth)
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  ...spreadRow,
  minBlockSize: layout.header,
  paddingBlock: space[2],
  // Leaves room for the focus ring of the next element.
  marginBlockEnd: space[1],
  background: color.canvas,
  overflowWrap: 'anywhere',
})
