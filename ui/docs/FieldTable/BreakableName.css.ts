import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'

/** Breaks only where it alone is wider than its place. */
export const whole = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  // An underline skips inline boxes.
  selectors: { 'a &': { textDecorationLine: 'underline', textDecorationThickness: vars.stroke.thin } },
})
