import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { inlineRow, mono } from '../mixins.ts'

export const root = style({
  minInlineSize: 0,
  selectors: {
    '&::details-content': { '@media': { [media.print]: { display: 'block', contentVisibility: 'visible', blockSize: 'auto' } } },
  },
})
const row = style({
  ...inlineRow,
  gap: vars.space[2],
  minBlockSize: '2.75rem',
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const summary = styleVariants({
  default: [
    row,
    {
      fontSize: vars.size.small,
      fontWeight: vars.weight.semibold,
      '@media': { [media.hover]: { ':hover': { color: vars.color.accent.default } } },
    },
  ],
  muted: [
    row,
    {
      ...mono,
      fontSize: vars.size.mono,
      color: vars.color.text.muted,
      '@media': { [media.hover]: { ':hover': { color: vars.color.text.default } } },
    },
  ],
})
export const content = style({ selectors: { [`${root}[open] > &[hidden]`]: { display: 'block', contentVisibility: 'visible' } } })
