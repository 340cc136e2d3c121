import { vars } from './contract.css.ts'

/**
 * Browsers don't change the fills and strokes of drawings in forced-colors mode. The fills are opaque. Under `Highlight`, a line below
 * might show through.
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
