import { style } from '@vanilla-extract/css'
import { color } from '@workspace/tokens/values.ts'

export const root = style({
  display: 'block',
  // Shows only whole cells.
  inlineSize: 'round(down, 100%, 12px)',
  blockSize: '6rem',
  color: color.text.default,
})
