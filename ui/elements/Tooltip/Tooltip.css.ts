import { createVar, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { layer } from '../portal/modal.css.ts'

const zoom = createVar()
export const zoomName = zoom.slice('var('.length, -1)

export const root = style({
  zoom,
  zIndex: `calc(${layer} + 1)`,
  // Radix sets the width that fits in the window.
  maxInlineSize: `min(20rem, calc(var(--radix-tooltip-content-available-width, 100vw) / ${zoom}))`,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `${vars.stroke.thin} solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text.default,
  fontSize: vars.size.small,
  lineHeight: 1.4,
  overflowWrap: 'break-word',
})
