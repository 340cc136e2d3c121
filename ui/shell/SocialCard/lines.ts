/** Width of a letter of the headline as a share of its size: Instrument Sans, semibold, tight. */
const letter = 0.48

/** Breaks a text into lines of at most this width, in px; a longer word has a line of its own. */
export function linesOf(text: string, size: number, width: number): string[] {
  const most = Math.floor(width / (size * letter))
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

export const widthOf = (line: string, size: number): number => line.length * size * letter

/** Largest size at which a title fits into a box, and its lines. */
export function fit(title: string, box: { width: number; height: number; sizes: readonly number[] }): { size: number; lines: string[] } {
  const tries = box.sizes.map((size) => ({ size, lines: linesOf(title, size, box.width) }))
  return (
    tries.find(({ size, lines }) => lines.length * size * 0.94 <= box.height && lines.every((line) => widthOf(line, size) <= box.width)) ??
    tries.at(-1)!
  )
}
