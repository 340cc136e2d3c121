import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'

export const whole = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  // The underline of a link does not reach into inline blocks.
  selectors: { 'a &': { textDecorationLine: 'underline', textDecorationThickness: vars.stroke.thin } },
})
