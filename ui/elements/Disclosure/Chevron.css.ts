import { style } from '@vanilla-extract/css'
import { media, motion } from '@workspace/tokens/values.ts'

export const root = style({
  flex: 'none',
  display: 'inline-grid',
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
  '@media': { [media.motion]: { transition: `rotate ${motion.quick}` } },
})
