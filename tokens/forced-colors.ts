import { vars } from './contract.css.ts'

/**
 * System colors by role, for fills and strokes of drawings, which the browser does not repaint under forced colors. Fills are opaque:
 * `Highlight` may let a line below shine through.
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
