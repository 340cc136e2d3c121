import { style, styleVariants } from '@vanilla-extract/css'
import { color, media, radius, size, space, weight } from '@workspace/tokens/values.ts'
import { inlineRow, monoText } from '../mixins.ts'

export const root = style({
  minInlineSize: 0,
  selectors: {
    '&::details-content': { '@media': { [media.print]: { display: 'block', contentVisibility: 'visible', blockSize: 'auto' } } },
  },
})
const row = style({
  ...inlineRow,
  gap: space[2],
  minBlockSize: '2.75rem',
  borderRadius: radius.s,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const summary = styleVariants({
  default: [
    row,
    {
      fontSize: size.small,
      fontWeight: weight.semibold,
      '@media': { [media.hover]: { ':hover': { color: color.accent.default } } },
    },
  ],
  muted: [
    row,
    {
      ...monoText(size.mono),
      color: color.text.muted,
      '@media': { [media.hover]: { ':hover': { color: color.text.default } } },
    },
  ],
})
export const content = style({ selectors: { [`${root}[open] > &[hidden]`]: { display: 'block', contentVisibility: 'visible' } } })
