import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'

/** Above the fixed parts of an app; an app sets the property where it has higher ones. */
export const layer = 'var(--onenode-layer, 2000)'

const fixed = style({ position: 'fixed', zIndex: layer })
export const backdrop = style([fixed, { inset: 0, background: vars.color.backdrop }])
export const modal = style([fixed, { color: vars.color.text.default }])
globalStyle(`html:has(${modal}[data-state="open"])`, { overflow: 'hidden' })
// The room of a scrollbar stays, so that the page keeps its width.
globalStyle(`html:has(${modal}[data-state="open"][data-scrollbar])`, { scrollbarGutter: 'stable' })
