import { style } from '@vanilla-extract/css'
import { color, media, stroke } from '@workspace/tokens/values.ts'
import { notPrinted } from '../mixins.ts'

export const track = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: `calc(${stroke.thin} * -1)`,
  blockSize: '3px',
  overflow: 'hidden',
  pointerEvents: 'none',
  ...notPrinted,
})

export const drawn = style({
  display: 'block',
  blockSize: '100%',
  background: color.accent.default,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
  '@media': { [media.forced]: { background: 'LinkText', forcedColorAdjust: 'none' } },
})
