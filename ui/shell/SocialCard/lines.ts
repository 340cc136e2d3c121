/** Widths of the characters from space to `~` in Instrument Sans at weight 600, in hundredths of the font size. */
const advances = (
  '19 30 45 73 64 79 77 26 44 44 43 54 28 49 28 44 68 39 56 58 62 58 62 56 60 62 28 28 54 54 54 58 87 73 65 75 76 63 59 76 73 25 43 71 ' +
  '59 90 73 79 67 81 66 64 66 70 73 109 71 70 63 44 44 44 54 47 35 56 62 55 62 57 37 62 61 26 26 56 26 94 61 60 62 62 39 49 41 60 54 80 ' +
  '59 54 51 44 23 44 54'
).split(' ')
export const tracking = -0.045

/** Returns the width in px. A character outside ASCII counts as one em. */
export const measureText = (line: string, size: number): number =>
  size * Array.from(line).reduce((sum, letter) => sum + Number(advances[letter.codePointAt(0)! - 32] ?? 100) / 100 + tracking, 0)

/** Wraps text into lines of at most `width` px. A longer word gets its own line. */
function wrapLines(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && measureText(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Uses as few lines as possible, of similar lengths. */
function balance(text: string, size: number, width: number): string[] {
  const lines = wrapLines(text, size, width)
  let best = lines
  for (let narrower = width - 10; best.length === lines.length && narrower > 0; narrower -= 10) {
    const next = wrapLines(text, size, narrower)
    if (next.length > lines.length || next.some((line) => measureText(line, size) > narrower)) break
    best = next
  }
  return best
}

export function fit(title: string, box: { width: number; height: number; sizes: readonly number[] }): { size: number; lines: string[] } {
  const tries = box.sizes.map((size) => ({ size, lines: balance(title, size, box.width) }))
  return (
    tries.find(
      ({ size, lines }) => lines.length * size * 0.94 <= box.height && lines.every((line) => measureText(line, size) <= box.width),
    ) ?? tries.at(-1)!
  )
}
