/** What a piece of code is; the stylesheet decides how it is set. */
export const codeKinds = ['plain', 'keyword', 'string', 'number', 'comment', 'property', 'function', 'punctuation'] as const

/** A piece of code. */
export interface CodeToken {
  text: string
  kind: (typeof codeKinds)[number]
}

/** One line of code, without its end. */
export type CodeLine = readonly CodeToken[]

const lineText = (line: CodeLine) => line.map(({ text }) => text).join('')

/** The code as it is copied. */
export const textOf = (lines: readonly CodeLine[]): string => lines.map(lineText).join('\n')

/** Code without colours: one plain token a line. */
export const plainLines = (text: string): CodeLine[] => text.split('\n').map((line) => [{ text: line, kind: 'plain' }])

function fillLine(line: CodeLine, pattern: RegExp, values: ReadonlyMap<string, string>): CodeLine {
  const matches = [...lineText(line).matchAll(pattern)].map((match) => ({ from: match.index, to: match.index + match[0].length, text: match[0] }))
  if (matches.length === 0) return line
  const filled: CodeToken[] = []
  let start = 0
  for (const { text, kind } of line) {
    const end = start + text.length
    let at = start
    for (const match of matches.filter(({ from, to }) => from < end && to > start)) {
      if (match.from > at) filled.push({ text: text.slice(at - start, match.from - start), kind })
      // A name that the highlighter cut in pieces is replaced once, where it begins.
      if (match.from >= start) filled.push({ text: values.get(match.text)!, kind })
      at = Math.min(match.to, end)
    }
    if (at < end) filled.push({ text: text.slice(at - start), kind })
    start = end
  }
  return filled
}

/** The code with each first string of a pair replaced by the second, also where it spans several tokens. */
export function fill(lines: readonly CodeLine[], pairs: readonly (readonly [string, string])[]): readonly CodeLine[] {
  if (pairs.length === 0) return lines
  const names = pairs.map(([from]) => from).sort((a, b) => b.length - a.length)
  const pattern = new RegExp(names.map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|'), 'g')
  const values = new Map(pairs)
  return lines.map((line) => fillLine(line, pattern, values))
}

/** The code as the fewest pieces that need a class of their own: `loud` says which kinds do. */
export function piecesOf(lines: readonly CodeLine[], loud: (kind: CodeToken['kind']) => boolean): CodeToken[] {
  const pieces: CodeToken[] = []
  const push = (text: string, kind: CodeToken['kind']) => {
    const last = pieces.at(-1)
    if (last?.kind === kind) last.text += text
    else if (text) pieces.push({ text, kind })
  }
  lines.forEach((line, at) => {
    if (at > 0) push('\n', 'plain')
    for (const { text, kind } of line) push(text, loud(kind) ? kind : 'plain')
  })
  return pieces
}
