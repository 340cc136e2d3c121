import { areas, ignored, phrases, synonyms } from './vocabulary.ts'

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
const stem = (word: string) => {
  // Readers leave accents out.
  const term = word.normalize('NFD').replaceAll(/\p{M}/gu, '')
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

const meanings = new Map<string, readonly string[]>()
for (const [asked, found] of synonyms) {
  for (const name of asked.split(' ')) meanings.set(stem(name), [...(meanings.get(stem(name)) ?? []), ...terms(found)])
}

/** Least letters of a part of a compound, such as “Kündigung” in “Kündigungsfrist”. */
const leastPart = 6

/** Words of the documentation for a term, or for the word that a compound begins or ends with. */
const meaningOf = (term: string): readonly string[] => {
  const known = meanings.get(term)
  if (known || term.length <= leastPart) return known ?? []
  const part = [...meanings.keys()].find((name) => name.length >= leastPart && (term.startsWith(name) || term.endsWith(name)))
  return part ? [part, ...meanings.get(part)!] : []
}

/** Replaces each phrase that means one word by that word. */
export const withPhrases = (text: string): string =>
  phrases.reduce((plain, [phrase, name]) => plain.replaceAll(phrase, ` ${name} `), text.toLowerCase().replaceAll('’', "'"))

/** Terms of each word of a question: the word, its parts, and the words that the documentation uses for it. */
export const wordsAsked = (query: string): readonly (readonly string[])[] => {
  const plain = withPhrases(query)
  const cased = plain === query.toLowerCase() ? query : plain
  const groups = words(cased).flatMap((name) => {
    const own = terms(name)
    return own.length > 0 ? [[...new Set(own.flatMap((term) => [term, ...meaningOf(term)]))]] : []
  })
  return [...new Map(groups.map((group) => [group.join(' '), group])).values()]
}

/** Weight of the sections about another product than the question names. */
const otherProduct = 0.6

/** Weights of sections by what a question is about: its area first, the other areas last. */
export const areaWeights = (asked: readonly (readonly string[])[]): ((href: string) => number) => {
  const own = new Set(asked.map(([first]) => first!))
  const found = areas.map(({ words: names, ...area }) => ({ ...area, isAsked: terms(names).some((term) => own.has(term)) }))
  const isProductAsked = found.some(({ isAsked, isProduct }) => isAsked && isProduct)
  return (href) => {
    const area = found.find(({ paths }) => paths.some((path) => href.startsWith(path)))
    if (!area) return 1
    return area.isAsked ? area.asked : area.otherwise * (isProductAsked && area.isProduct ? otherProduct : 1)
  }
}

/** Texts of a query that may be messages: the whole, its quoted parts, and each of several problems. */
export const messagesIn = (query: string): readonly string[] => {
  const quoted = [...query.matchAll(/["'`“]([^"`”]{8,})["'`”]/g)].map(([, text]) => text!)
  const texts = [
    query,
    query.replace(/^\s*(?:error|detail|msg|[45]\d\d)\b[^:]*:\s*/i, ''),
    query.replace(/^\s*[\w.[\]]+:\s+/, ''),
    ...quoted,
  ].map((text) => text.trim())
  return [...new Set([...texts, ...texts.flatMap((text) => text.split(/;\s+/))])]
}

/** True for a question, which is no text of an error. */
export const isQuestion = (query: string): boolean =>
  /\?\s*$|^\s*(?:how|what|which|where|when|why|who|can|could|do|does|is|are|must|should|will|i|my|wie|was|wo|wann|warum|kann|muss)\b/i.test(
    query,
  )

/** A title, a command or a name, without what readers leave out: case, quotes, the name of the tool, a mark at the end. */
export const plainName = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/["'`“”]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^onenode (?=\S)/, '')
    .replace(/[?.!:]+$/, '')
