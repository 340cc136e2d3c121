import { vars } from './contract.css.ts'

/**
 * The roles in the system's own colors, for what the browser does not repaint under forced colors: the fills and strokes of a drawing.
 * What is filled is opaque, because `Highlight` may let a line below it shine through.
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
