import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'

/** Above the fixed parts of an app. An app that uses a higher `z-index` sets the property. */
export const layer = 'var(--onenode-layer, 2000)'

const fixed = style({ position: 'fixed', zIndex: layer })
export const backdrop = style([fixed, { inset: 0, background: vars.color.backdrop }])
// Radix turns pointer events off for the body, and on for the dialog one render later: a click in between would be lost.
export const modal = style([fixed, { color: vars.color.text.default, pointerEvents: 'auto' }])
globalStyle(`html:has(${modal}[data-state="open"])`, { overflow: 'hidden' })
// Keeps room for the scrollbar, so that the page does not change its width. The backdrop does not cover this room.
globalStyle(`html:has(${modal}[data-state="open"][data-scrollbar])`, {
  scrollbarGutter: 'stable',
  backgroundColor: `color-mix(in srgb, ${vars.color.canvas}, rgb(from ${vars.color.backdrop} r g b) 50%)`,
})
