import { assignVars, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'

/** A piece of the page in a theme of its own, in the documentation and in the examples of a guide. */
export const themed = style({
  minInlineSize: 0,
  background: vars.color.canvas,
  color: vars.color.text.default,
  fontFamily: vars.font.sans,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
})
export const sideBySide = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  alignItems: 'start',
})
export const inset = style({ padding: vars.space[4] })
export const example = style({ padding: vars.space[6], overflowX: 'auto' })
export const frame = style({ display: 'block', inlineSize: '100%', border: 0 })

const system = {
  canvas: 'Canvas',
  surface: 'Canvas',
  sunken: 'Canvas',
  line: { default: 'CanvasText', strong: 'CanvasText' },
  field: { border: 'CanvasText' },
  text: { default: 'CanvasText', muted: 'CanvasText' },
  accent: { default: 'LinkText', hover: 'LinkText', on: 'Canvas' },
  verified: { default: 'CanvasText', on: 'Canvas' },
  status: { danger: 'CanvasText', success: 'CanvasText' },
  backdrop: 'Canvas',
}
globalStyle('[data-imitate="forced-colours"], [data-imitate="forced-colours"] :is([data-theme], [data-band])', {
  vars: assignVars(vars.color, system),
})
globalStyle('[data-imitate="forced-colours"] *', { boxShadow: 'none !important', textShadow: 'none !important' })
