import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'

/** Part of the page in its own theme, for documentation pages and guide examples. */
export const themed = style({
  minInlineSize: 0,
  background: vars.color.canvas,
  color: vars.color.text.default,
  fontFamily: vars.font.sans,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
})
/** Part that holds a section as wide as the window, made as small as the room: its styles ask for the width of the window. */
export const window = style({ containerType: 'inline-size', overflow: 'hidden' })
export const asWindow = style({ boxSizing: 'border-box', inlineSize: '100vw', zoom: 'tan(atan2(100cqi, 100vw))' })
export const inset = style({ padding: vars.space[4] })
export const example = style({ padding: vars.space[6], overflowX: 'auto' })
