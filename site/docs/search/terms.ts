import { ignored, phrases, synonyms } from './vocabulary.ts'

/** Words, and names as code writes them: `/vms/v3`, `--per-page`, `openPorts[].port`, `22/tcp`. */
const word = /[\p{L}\p{N}_$~/{}.[\]@:-]*[\p{L}\p{N}]/gu

/** Pattern that splits text so that every second part is a word. */
export const wordSplitter = new RegExp(`(${word.source})`, 'u')

export const getWords = (text: string) => (text.match(word) ?? []).map((name) => name.replace(/^[^\p{L}\p{N}]+/u, ''))

/** Splits text into words, and adds the parts of each word that is a name in code. */
export const tokenize = (text: string): string[] =>
  getWords(text).flatMap((name) => {
    const parts = name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').split(/[^\p{L}\p{N}]+/u)
    return [name, ...(parts.length > 1 ? parts : [])].filter(Boolean)
  })

/** Removes accents and English endings, so that “charges” finds “charged”, “currencies” “currency” and “logging” “log”. */
const stem = (text: string) => {
  const term = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  if (!/^\p{L}{4,}$/u.test(term)) return term
  const bare = term.length > 4 ? term.replace(/(?<=\p{L}{3})(?:ing|ed|es)$/u, '') : term
  return bare
    .replace(/(?<!s)s$/, '')
    .replace(/(?<=\p{L}{3})(?:ie|i|y|e)$/u, '')
    .replace(/([bdgmnpt])\1$/, '$1')
}

/** Returns the index term for a word, or `null` for a word that is ignored. */
export const processTerm = (text: string) => (ignored.has(text.toLowerCase()) ? null : stem(text))

export const getTerms = (text: string): string[] => [...new Set(tokenize(text).flatMap((part) => processTerm(part) ?? []))]

const meanings = new Map<string, string[]>()
for (const [found, asked] of Object.entries(synonyms))
  for (const name of asked.split(' ')) meanings.set(stem(name), [...(meanings.get(stem(name)) ?? []), ...getTerms(found)])

/** Returns the terms that the documentation uses for a term in a question. */
export const getSynonyms = (term: string): readonly string[] => meanings.get(term) ?? []

/** Replaces each phrase with the word that the index uses for it. */
export const replacePhrases = (text: string): string => phrases.reduce((plain, [phrase, name]) => plain.replaceAll(phrase, name), text)

/** Normalizes a title, command or name for comparison: lower case, without quotes, `onenode` and final punctuation. */
export const toPlainName = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/["'`“”]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^onenode (?=\S)/, '')
    .replace(/[?.!:]+$/, '')
