import { ignored, phrases, synonyms } from './vocabulary.ts'

/** Words, and names as code writes them: `/vms/v3`, `--per-page`, `openPorts[].port`, `22/tcp`. */
const word = /[\p{L}\p{N}_$~/{}.[\]@:-]*[\p{L}\p{N}]/gu
export const splitter = new RegExp(`(${word.source})`, 'u')
export const words = (text: string) => (text.match(word) ?? []).map((name) => name.replace(/^[^\p{L}\p{N}]+/u, ''))

/** Separators of the parts of a name that a section defines: fields of a path of fields, parts of an address. */
const separators: Readonly<Record<string, RegExp>> = { names: /[.[\]]+/, call: /\// }

/** Splits a text into terms: each name whole and in parts. */
export function tokenize(text: string, field = ''): string[] {
  return words(text).flatMap((name) => {
    const separator = separators[field]
    const parts = separator ? name.split(separator) : name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').split(/[^\p{L}\p{N}]+/u)
    return [name, ...(parts.length > 1 ? parts : [])].filter(Boolean)
  })
}

/** Removes English endings, so that “charges” finds “charged”, “currencies” “currency” and “logging” “log”. */
const stem = (term: string) => {
  if (!/^\p{L}{4,}$/u.test(term)) return term
  const bare = term.length > 4 ? term.replace(/(?<=\p{L}{3})(?:ing|ed|es)$/u, '') : term
  return bare
    .replace(/(?<!s)s$/, '')
    .replace(/(?<=\p{L}{3})(?:ie|i|y|e)$/u, '')
    .replace(/([bdgmnpt])\1$/, '$1')
}

/** Makes a word the term of the index; null for one that says nothing. */
export const processTerm = (term: string) => {
  const lower = term.toLowerCase()
  return ignored.has(lower) ? null : stem(lower)
}

const terms = (text: string) => [...new Set(tokenize(text).flatMap((term) => processTerm(term) ?? []))]

const meanings = new Map(synonyms.flatMap(([asked, found]) => asked.split(' ').map((name) => [stem(name), terms(found)] as const)))

/** Replaces each phrase that means one word by that word. */
export const withPhrases = (text: string): string =>
  phrases.reduce((plain, [phrase, name]) => plain.replaceAll(phrase, ` ${name} `), text.toLowerCase().replaceAll('’', "'"))

/** Terms of each word of a question: the word, its parts, and the words that the documentation uses for it. */
export const wordsAsked = (query: string): readonly (readonly string[])[] => {
  const plain = withPhrases(query)
  const cased = plain === query.toLowerCase() ? query : plain
  const groups = words(cased).flatMap((name) => {
    const own = terms(name)
    return own.length > 0 ? [[...new Set(own.flatMap((term) => [term, ...(meanings.get(term) ?? [])]))]] : []
  })
  return [...new Map(groups.map((group) => [group.join(' '), group])).values()]
}

/** Texts of a query that may be messages: the whole, its quoted parts, and each of several problems. */
export const messagesIn = (query: string): readonly string[] => {
  const quoted = [...query.matchAll(/["'`“]([^"`”]{8,})["'`”]/g)].map(([, text]) => text!)
  const texts = [query, query.replace(/^\s*(?:error|detail|msg|[45]\d\d)\b[^:]*:\s*/i, ''), ...quoted].map((text) => text.trim())
  return [...new Set([...texts, ...texts.flatMap((text) => text.split(/;\s+/))])]
}
