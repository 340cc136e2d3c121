import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '@workspace/tokens/values.ts'

/** `z-index` above the fixed parts of an app. An app that uses a higher value must raise this property. */
export const layer = 'var(--onenode-layer, 2000)'

const fixed = style({ position: 'fixed', zIndex: layer })
export const backdrop = style([fixed, { inset: 0, background: color.backdrop }])
// Radix enables pointer events on the dialog one render after it disables them on the body. A click in between would be lost.
export const modal = style([fixed, { color: color.text.default, pointerEvents: 'auto' }])
globalStyle(`html:has(${backdrop}[data-locks])`, { overflow: 'hidden' })
// Keeps the page's width. The backdrop does not cover the space of the scrollbar.
globalStyle(`html:has(${backdrop}[data-locks="scrollbar"])`, {
  scrollbarGutter: 'stable',
  backgroundColor: `color-mix(in srgb, ${color.canvas}, rgb(from ${color.backdrop} r g b) 50%)`,
})
