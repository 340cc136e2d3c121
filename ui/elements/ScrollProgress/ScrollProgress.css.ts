import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { notPrinted } from '../mixins.ts'

export const track = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: `calc(${vars.stroke.thin} * -1)`,
  blockSize: '3px',
  overflow: 'hidden',
  pointerEvents: 'none',
  ...notPrinted,
})

export const drawn = style({
  display: 'block',
  blockSize: '100%',
  background: vars.color.accent.default,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
  '@media': { [media.forced]: { background: 'LinkText', forcedColorAdjust: 'none' } },
})
