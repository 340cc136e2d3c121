import { style } from '@vanilla-extract/css'
import { stroke } from '@workspace/tokens/values.ts'

export const whole = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  // The underline of a link does not reach into inline blocks.
  selectors: { 'a &': { textDecorationLine: 'underline', textDecorationThickness: stroke.thin } },
})
