import { processTerm, splitter, tokenize, words } from './terms.ts'

/** The length of an excerpt, in characters. */
const excerptLength = 160

/** Pieces of a text, of which those that match stand alone. */
type Cut = { text: string; match?: boolean }[]

/** Cuts a text so that each matching word stands alone. */
export function marked(text: string, isMatch: (word: string) => boolean): Cut {
  const parts: Cut = []
  for (const word of text.split(splitter)) {
    const last = parts.at(-1)
    if (isMatch(word)) parts.push({ text: word, match: true })
    else if (last && !last.match) last.text += word
    else if (word) parts.push({ text: word })
  }
  return parts
}

/** Whether a word has one of the matched terms. */
export const isIn = (matched: ReadonlySet<string>) => (word: string) => stemsOf(word).some((term) => matched.has(term))

const stems = new Map<string, readonly string[]>()

/** Terms of a line or a word of the documentation, which every search asks for again. */
const stemsOf = (text: string): readonly string[] => {
  const known = stems.get(text) ?? tokenize(text).flatMap((term) => processTerm(term) ?? [])
  stems.set(text, known)
  return known
}

/** Cuts the line with the most terms of the query around its first match. */
export function excerptOf(lines: readonly string[], query: ReadonlySet<string>, matched: ReadonlySet<string>): Cut {
  const score = (line: string) =>
    [...new Set(stemsOf(line))].reduce((sum, term) => sum + (query.has(term) ? 2 : matched.has(term) ? 1 : 0), 0)
  const line = lines.reduce((best, each) => (score(each) > score(best) ? each : best), lines[0] ?? '')
  const isMatch = isIn(matched)
  const first = words(line).find(isMatch)
  const at = first ? line.indexOf(first) : 0
  const begin = at < excerptLength / 2 ? 0 : line.indexOf(' ', at - excerptLength / 2) + 1
  const end = begin + excerptLength < line.length ? line.lastIndexOf(' ', begin + excerptLength) : line.length
  return [
    ...(begin > 0 ? [{ text: '… ' }] : []),
    ...marked(line.slice(begin, end), isMatch),
    ...(end < line.length ? [{ text: ' …' }] : []),
  ]
}
