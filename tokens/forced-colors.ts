import { vars } from './contract.css.ts'

/**
 * Colors for the fills and strokes of drawings. Browsers don't replace such colors in forced-colors mode. The fills are opaque, so that no
 * line below shows through. `Highlight` is not used, because it may be translucent.
 */
export const systemColors = {
  [vars.color.canvas]: 'Canvas',
  [vars.color.surface]: 'Canvas',
  [vars.color.line.default]: 'GrayText',
  [vars.color.field.border]: 'CanvasText',
  [vars.color.text.default]: 'CanvasText',
  [vars.color.text.muted]: 'CanvasText',
  [vars.color.accent.default]: 'LinkText',
  [vars.color.verified.default]: 'CanvasText',
  [vars.color.verified.on]: 'Canvas',
  [vars.color.status.danger]: 'CanvasText',
}
