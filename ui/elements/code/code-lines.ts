export const codeKinds = ['plain', 'keyword', 'property', 'string', 'number', 'flag', 'variable', 'comment', 'punctuation'] as const

export interface CodeToken {
  text: string
  kind: (typeof codeKinds)[number]
}

/** Line of code, without its line break. */
export type CodeLine = readonly CodeToken[]

const joinTokens = (line: CodeLine) => line.map(({ text }) => text).join('')

export const joinLines = (lines: readonly CodeLine[]): string => lines.map(joinTokens).join('\n')

/** Splits plain text into lines with one `plain` token each. */
export const plainLines = (text: string): CodeLine[] => text.split('\n').map((line) => [{ text: line, kind: 'plain' }])

function replaceInLine(line: CodeLine, pattern: RegExp, values: ReadonlyMap<string, string>): CodeLine {
  const matches = [...joinTokens(line).matchAll(pattern)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    text: match[0],
  }))
  if (matches.length === 0) return line
  const filled: CodeToken[] = []
  let start = 0
  for (const { text, kind } of line) {
    const end = start + text.length
    let at = start
    for (const match of matches.filter(({ from, to }) => from < end && to > start)) {
      if (match.from > at) filled.push({ text: text.slice(at - start, match.from - start), kind })
      // If the match spans several tokens, the first token gets the replacement.
      if (match.from >= start) filled.push({ text: values.get(match.text)!, kind })
      at = Math.min(match.to, end)
    }
    if (at < end) filled.push({ text: text.slice(at - start), kind })
    start = end
  }
  return filled
}

export function replaceInCode(lines: readonly CodeLine[], pairs: readonly (readonly [string, string])[]): readonly CodeLine[] {
  if (pairs.length === 0) return lines
  const names = pairs.map(([from]) => from).sort((a, b) => b.length - a.length)
  const pattern = new RegExp(names.map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|'), 'g')
  const values = new Map(pairs)
  return lines.map((line) => replaceInLine(line, pattern, values))
}

const letters = 'PKRSNLVCU'

/** Parses pieces of code. The first letter of each piece is its kind, which keeps the scripts of pages small. */
export const parsePieces = (lines: readonly (readonly string[])[]): CodeLine[] =>
  lines.map((line) => line.map((piece) => ({ kind: codeKinds[letters.indexOf(piece.charAt(0))] ?? 'plain', text: piece.slice(1) })))

/** Merges neighboring tokens of one class. White space and kinds that are not in `looks` have no class. */
export function mergeTokens<Kind extends string>(
  lines: readonly (readonly { text: string; kind: Kind }[])[],
  looks: Partial<Record<Kind, string>>,
): { text: string; look: string | undefined }[] {
  const pieces: { text: string; look: string | undefined }[] = []
  const push = (text: string, look?: string) => {
    const last = pieces.at(-1)
    if (last && last.look === look) last.text += text
    else if (text) pieces.push({ text, look })
  }
  lines.forEach((line, at) => {
    if (at > 0) push('\n')
    for (const { text, kind } of line) push(text, text.trim() ? looks[kind] : undefined)
  })
  return pieces
}
