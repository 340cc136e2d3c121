import type { Phrase } from './phrase.ts'
import { getWords, processTerm, tokenize, wordSplitter } from './terms.ts'

const excerptLength = 160

type Cut = { text: string; match?: boolean }[]

/** Makes each matching word a separate part. */
export function markMatches(text: string, isMatch: (word: string) => boolean): Cut {
  const parts: Cut = []
  for (const word of text.split(wordSplitter)) {
    const last = parts.at(-1)
    if (isMatch(word)) parts.push({ text: word, match: true })
    else if (last && !last.match) last.text += word
    else if (word) parts.push({ text: word })
  }
  return parts
}

export const hasTerm = (matched: ReadonlySet<string>) => (word: string) => getAllTerms(word).some((term) => matched.has(term))

const stems = new Map<string, readonly string[]>()

/** Memoized, because every search reads the same lines. */
const getAllTerms = (text: string): readonly string[] => {
  const known = stems.get(text) ?? tokenize(text).flatMap((term) => processTerm(term) ?? [])
  stems.set(text, known)
  return known
}

/** Marks the phrase, or the matching words if the text lacks the phrase. */
function markPhrase(text: string, pattern: RegExp, isMatch: (word: string) => boolean): Cut {
  const found = pattern.exec(text)
  if (!found) return markMatches(text, isMatch)
  const end = found.index + found[0].length
  return [{ text: text.slice(0, found.index) }, { text: found[0], match: true }, { text: text.slice(end) }].filter((part) => part.text)
}

/** Picks the line with the phrase, or else with the most terms of the query, and cuts it around its first match. */
export function cutExcerpt(lines: readonly string[], query: ReadonlySet<string>, matched: ReadonlySet<string>, { pattern }: Phrase): Cut {
  const score = (line: string) =>
    pattern.test(line)
      ? Infinity
      : [...new Set(getAllTerms(line))].reduce((sum, term) => sum + (query.has(term) ? 2 : matched.has(term) ? 1 : 0), 0)
  const line = lines.reduce((best, each) => (score(each) > score(best) ? each : best), lines[0] ?? '')
  const isMatch = hasTerm(matched)
  const first = pattern.exec(line)?.[0] ?? getWords(line).find(isMatch)
  const at = first ? line.indexOf(first) : 0
  const begin = at < excerptLength / 2 ? 0 : line.indexOf(' ', at - excerptLength / 2) + 1
  const end = begin + excerptLength < line.length ? line.lastIndexOf(' ', begin + excerptLength) : line.length
  return [
    ...(begin > 0 ? [{ text: '… ' }] : []),
    ...markPhrase(line.slice(begin, end), pattern, isMatch),
    ...(end < line.length ? [{ text: ' …' }] : []),
  ]
}
