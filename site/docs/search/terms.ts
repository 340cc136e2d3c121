import { ignored, phrases, synonyms } from './vocabulary.ts'

/** Matches a word. A name in code is one word: `/vms/v3`, `--per-page`, `openPorts[].port`, `22/tcp`. */
const word = /[\p{L}\p{N}_$~/{}.[\]@:-]*[\p{L}\p{N}]/gu

/** Splits text so that every second part is a word. */
export const wordSplitter = new RegExp(`(${word.source})`, 'u')

export const getWords = (text: string) => (text.match(word) ?? []).map((name) => name.replace(/^[^\p{L}\p{N}]+/u, ''))

/** Adds the parts of each word that is a name in code. */
export const tokenize = (text: string): string[] =>
  getWords(text).flatMap((name) => {
    const host = name.replace(/:\d+$/, '')
    const parts = name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').split(/[^\p{L}\p{N}]+/u)
    return [name, ...(host === name ? [] : [host]), ...(parts.length > 1 ? parts : [])].filter(Boolean)
  })

/** Removes accents and English endings: “charges” finds “charged”, “currencies” “currency” and “logging” “log”. */
const stem = (text: string) => {
  const term = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  if (!/^\p{L}{4,}$/u.test(term)) return term
  const bare = term.length > 4 ? term.replace(/(?<=\p{L}{3})(?:ing|ed|es)$/u, '') : term
  return bare
    .replace(/(?<!s)s$/, '')
    .replace(/(?<=\p{L}{3})(?:ie|i|y|e)$/u, '')
    .replace(/([bdgmnpt])\1$/, '$1')
}

export const processTerm = (text: string) => (ignored.has(text.toLowerCase()) ? null : stem(text))

export const getTerms = (text: string): string[] => [...new Set(tokenize(text).flatMap((part) => processTerm(part) ?? []))]

const meanings = new Map<string, string[]>()
for (const [found, asked] of Object.entries(synonyms))
  for (const name of asked.split(' ')) meanings.set(stem(name), [...(meanings.get(stem(name)) ?? []), ...getTerms(found)])

/** Number of first letters that two forms of a word must have in common, such as “verlängere” and “verlängern”. */
const sharedLetters = 5

const findInflected = (term: string): readonly string[] => {
  if (term.length < sharedLetters) return []
  const stem = term.slice(0, Math.max(sharedLetters, term.length - 2))
  for (const [word, found] of meanings) if (word.startsWith(stem) && word.length <= stem.length + 4) return found
  return []
}

export const getSynonyms = (term: string): readonly string[] => meanings.get(term) ?? findInflected(term)

export const replacePhrases = (text: string): string => phrases.reduce((plain, [phrase, name]) => plain.replaceAll(phrase, name), text)

/** Removes quotes, `onenode` and final punctuation for a comparison. */
export const toPlainName = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/["'`“”]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^onenode (?=\S)/, '')
    .replace(/[?.!:]+$/, '')
