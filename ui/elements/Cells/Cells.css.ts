import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'

export const root = style({
  display: 'block',
  // Shows only whole cells.
  inlineSize: 'round(down, 100%, 12px)',
  blockSize: '6rem',
  color: vars.color.text.default,
})
