interface Cut {
  viewBox: `0 0 ${number} ${number}`
  /** The line above and below the ring. */
  line: { d: string; width: number }
  ring: { cx: number; cy: number; r: number; width: number }
}

/** The mark as tall as a line of text. */
export const tallMark = {
  viewBox: '0 0 20 28',
  line: { d: 'M10 1v5m0 16v5', width: 3 },
  ring: { cx: 10, cy: 14, r: 7.25, width: 5 },
} satisfies Cut

/** The mark for icons of 16 pixels and more, with thicker strokes. */
export const squareMark = {
  viewBox: '0 0 32 32',
  line: { d: 'M16 0v7m0 18v7', width: 4 },
  ring: { cx: 16, cy: 16, r: 8.5, width: 6 },
} satisfies Cut

/** Draws the mark without fill and color. */
export const drawShapes = ({ line, ring: { cx, cy, r, width } }: Cut): string =>
  `<path d="${line.d}" stroke-width="${line.width}"/><circle cx="${cx}" cy="${cy}" r="${r}" stroke-width="${width}"/>`
