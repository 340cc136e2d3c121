import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'

export const root = style({
  flex: 'none',
  display: 'inline-grid',
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
  '@media': { [media.motion]: { transition: `rotate ${vars.motion.quick}` } },
})
