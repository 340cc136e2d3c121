import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'

/** `z-index` above the fixed parts of an app. An app that uses a higher value must raise this property. */
export const layer = 'var(--onenode-layer, 2000)'

const fixed = style({ position: 'fixed', zIndex: layer })
export const backdrop = style([fixed, { inset: 0, background: vars.color.backdrop }])
// Radix enables pointer events on the dialog one render after it disables them on the body. A click in between would be lost.
export const modal = style([fixed, { color: vars.color.text.default, pointerEvents: 'auto' }])
globalStyle(`html:has(${backdrop}[data-locks])`, { overflow: 'hidden' })
// Keeps the page's width. The backdrop does not cover the space of the scrollbar.
globalStyle(`html:has(${backdrop}[data-locks="scrollbar"])`, {
  scrollbarGutter: 'stable',
  backgroundColor: `color-mix(in srgb, ${vars.color.canvas}, rgb(from ${vars.color.backdrop} r g b) 50%)`,
})
