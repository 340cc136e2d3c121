/** Start and end of a line in characters; a line beyond the last is the last. */
export function lineRange(text: string, line: number): [number, number] {
  const lines = text.split('\n')
  const at = Math.min(Math.max(line, 1), lines.length) - 1
  const start = lines.slice(0, at).reduce((sum, before) => sum + before.length + 1, 0)
  return [start, start + lines[at]!.length]
}
