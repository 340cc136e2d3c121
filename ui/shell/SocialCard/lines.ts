/** Widths of letters as shares of the size: Instrument Sans, semibold, tight. Read from a picture, with some room. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,'|!]/, 0.24],
  [/[tfrI ]/, 0.34],
  [/[mwMW]/, 0.88],
  [/[A-Z0-9]/, 0.64],
]

/** Width of a line of the headline, in px. */
export const widthOf = (line: string, size: number): number =>
  size * Array.from(line).reduce((sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? 0.58) - 0.03, 0)

/** Breaks a text into lines of at most this width, in px; a longer word has a line of its own. */
function linesOf(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Largest size at which a title fits into a box, and its lines. */
export function fit(title: string, box: { width: number; height: number; sizes: readonly number[] }): { size: number; lines: string[] } {
  const tries = box.sizes.map((size) => ({ size, lines: linesOf(title, size, box.width) }))
  return (
    tries.find(({ size, lines }) => lines.length * size * 0.94 <= box.height && lines.every((line) => widthOf(line, size) <= box.width)) ??
    tries.at(-1)!
  )
}
