import { createVar, style } from '@vanilla-extract/css'
import { color, radius, size, space, stroke } from '@workspace/tokens/values.ts'
import { layer } from '../portal/modal.css.ts'

const zoom = createVar()
export const zoomName = zoom.slice('var('.length, -1)

export const root = style({
  zoom,
  zIndex: `calc(${layer} + 1)`,
  // Radix sets the width that fits in the window.
  maxInlineSize: `min(20rem, calc(var(--radix-tooltip-content-available-width, 100vw) / ${zoom}))`,
  padding: `${space[2]} ${space[3]}`,
  border: `${stroke.thin} solid ${color.line.strong}`,
  borderRadius: radius.m,
  background: color.surface,
  color: color.text.default,
  fontSize: size.small,
  lineHeight: 1.4,
  overflowWrap: 'break-word',
})
