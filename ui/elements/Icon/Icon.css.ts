import { style } from '@vanilla-extract/css'
import { square } from '../mixins.ts'

export const root = style({
  flex: 'none',
  display: 'inline-block',
  ...square('1em'),
  verticalAlign: '-0.125em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'square',
  selectors: { '[dir="rtl"] &[data-along-line]': { transform: 'scaleX(-1)' } },
})
