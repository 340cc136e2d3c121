import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  minInlineSize: 0,
  borderRadius: vars.radius.s,
  textDecoration: 'none',
  '@media': { [media.hover]: { ':hover': { color: vars.color.accent.default } } },
})
export const name = style({ display: 'flex' })
