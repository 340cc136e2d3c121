import { vars } from './contract.css.ts'

/**
 * System colors by role, for fills and strokes of drawings, because browsers don't change those in forced-colors mode. The fills are
 * opaque. `Highlight` might not be, and a line below would show through.
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
