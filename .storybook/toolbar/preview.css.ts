import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'

/** Part of a documentation page that has its own theme. */
export const themed = style({
  minInlineSize: 0,
  background: vars.color.canvas,
  color: vars.color.text.default,
  fontFamily: vars.font.sans,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
})
/** Container that shows a section as wide as the window, scaled down to fit the page. */
export const window = style({ containerType: 'inline-size', overflow: 'hidden' })
export const asWindow = style({ boxSizing: 'border-box', inlineSize: '100vw', zoom: 'tan(atan2(100cqi, 100vw))' })
export const inset = style({ padding: vars.space[4] })
export const example = style({ padding: vars.space[6], overflowX: 'auto' })
