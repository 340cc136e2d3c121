import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'
import type { SearchResult } from '#ui/docs/Search/results.ts'
import { groupBy } from '#ui/elements/groupBy.ts'
import { compileMessage } from '@workspace/api/error-form.ts'
import { cutExcerpt, hasTerm, markMatches } from './excerpt.ts'
import { comparePhrases, toPlainText } from './phrase.ts'
import { getSynonyms, getTerms, getWords, processTerm, replacePhrases, tokenize, toPlainName } from './terms.ts'
import { productTerms } from './vocabulary.ts'

/** One section of the documentation. */
export interface SearchRecord {
  href: string
  page: string
  /** Absent for the text before the first heading. */
  section?: string
  call?: string
  /** Templates of the error that the section explains, like those in `known-errors.ts`. */
  messages?: readonly string[]
  /** Fields, options and variables that the section defines. */
  names: readonly string[]
  /** Words in readers' questions that should lead to the section. */
  topics?: string
  text: readonly string[]
}

/** Names and topics are only in the index. */
type PublishedRecord = Omit<SearchRecord, 'names' | 'topics'>

export interface PublishedSearch {
  records: readonly PublishedRecord[]
  index: AsPlainObject
}

export const searchFile = 'search.json'

const commands = '/docs/cli/'
const maxPages = 8
const maxSectionsPerPage = 3
const synonymWeight = 0.35
const productWeight = 0.25

/** Makes the index treat a name as a single term. */
const asName = (text: string) => `=${toPlainName(text)}`

const isName = (term: string) => term.startsWith('=')

/** Returns the names as readers type them. */
const getNames = ({ call, names }: SearchRecord): readonly string[] => [
  ...(call ? [call, call.split(' ')[1]!, call.split('/').at(-1)!] : []),
  // Includes the last part of a field path if it looks like code. "publicIp" does, but "billing" is an ordinary word.
  ...names.flatMap((name) => [name, ...(name.match(/[\w-]*[^a-z\W][\w-]*$/) ?? []), ...(name.match(/(?<!\S)--?[a-z][\w-]*/g) ?? [])]),
]

/** Number of letters that make part of a message distinctive. */
const minLetters = 12

/** Matches the part of an error message that readers copy, without the field before it and the advice after it. */
const compileExcerpt = (message: string) => {
  const start = /^(?:FIELD )?(.+?)(?:[:;] |\. |\.?$)/.exec(message)?.[1] ?? message
  const letters = start.replaceAll(/FIELD|[\s…]/g, '').length
  return letters < minLetters
    ? { letters, pattern: compileMessage(message) }
    : { letters, pattern: new RegExp(compileMessage(start).source.slice(1, -1), 'i') }
}

const indexOptions = {
  fields: ['title', 'defined', 'page', 'section', 'call', 'names', 'text', 'topics'],
  tokenize: (text, field) => (field === 'title' || field === 'defined' ? text.split('\n') : tokenize(text)),
  processTerm: (term) => (isName(term) ? term : processTerm(term)),
  searchOptions: {
    // An exact title or name ranks above everything that only contains its words.
    boost: { title: 400, defined: 100, page: 4, section: 4, call: 6, names: 3, topics: 10 },
    bm25: { k: 1.2, b: 0.2, d: 0.5 },
    // Too many names start with the same two letters, such as `vmId` and `vmConfiguration`.
    prefix: (term) => term.length > 2 && !isName(term),
    // Short words are similar to too many others.
    fuzzy: (term) => (term.length > 4 && !isName(term) ? 1 : false),
    weights: { prefix: 0.6, fuzzy: 0.1 },
    tokenize: (text) => text.split('\n'),
    processTerm: (term) => term,
  },
} satisfies Options

/** Runs at build time, because building the index would block a slow phone for a second. */
export function publishSearch(records: readonly SearchRecord[]): PublishedSearch {
  const index = new MiniSearch(indexOptions)
  index.addAll(
    records.map((record, id) => ({
      id,
      title: asName(record.section ?? record.page),
      defined: getNames(record).map(asName).join('\n'),
      page: record.page,
      section: record.section,
      call: record.call,
      names: record.names.join('\n'),
      topics: replacePhrases(record.topics ?? ''),
      text: record.text.join('\n'),
    })),
  )
  return { records: records.map(({ names: _names, topics: _topics, ...record }) => record), index: index.toJSON() }
}

/** Text in quotation marks, which asks for exactly these words. */
const quoted = /(?<!\S)["“„«]([^"“”„«»]+)["“”»](?!\S)/g

/** Address of a section, such as the `docs` of a pasted error. */
const address = /\/docs\b[\w/-]*(?:#[\w-]+)?/

/** Number of words that are rarely next to each other by chance. */
const longPhrase = 3

export function createSearch({ records, index: published }: PublishedSearch): (query: string) => readonly SearchResult[] {
  const index = MiniSearch.loadJS(published, indexOptions)
  const texts = records.map(({ page, section = '', text }) => toPlainText([page, section, ...text].join(' | ')))
  /** Title of the page and heading of each section, as the results show them. */
  const paths = records.map(({ page, section }) => section && toPlainText(`${page} ${section}`))
  const titles = new Set(records.map(({ page, section }) => toPlainName(section ?? page)))
  // The longest message is the most specific.
  const errors = records
    .flatMap(({ messages = [] }, id) => messages.map((message) => ({ id, ...compileExcerpt(message) })))
    .toSorted((a, b) => b.letters - a.letters)

  const find = (query: string) => {
    const text = replacePhrases(query)
    const words = getWords(text)
      .map(getTerms)
      .filter((terms) => terms.length > 0)
    const asked = new Set(words.flat())
    const wordsWithSynonyms = words.map((terms) => [...terms, ...terms.flatMap(getSynonyms)])
    const boostTerm = (term: string) => (asked.has(term) || isName(term) ? 1 : synonymWeight) * (productTerms.has(term) ? productWeight : 1)
    /** Returns the share of the query's words that were found. */
    const getCoverage = (found: readonly string[]) =>
      wordsWithSynonyms.filter((terms) => terms.some((term) => found.includes(term))).length / words.length || 1
    const hits = index
      .search([...new Set(wordsWithSynonyms.flat()), asName(query)].join('\n'), { boostTerm })
      .map(({ id, match, score, queryTerms }) => ({ id: Number(id), match, score: score * getCoverage(queryTerms) ** 2 }))
    return { hits, asked }
  }

  return (query) => {
    const isJson = /"\s*:/.test(query)
    const exact = isJson ? [] : [...query.matchAll(quoted)].map(([, words = '']) => toPlainText(words))
    const isExact = texts.map((text) => exact.every((words) => text.includes(words)))
    const phrase = comparePhrases(query)
    const [linked] = address.exec(query) ?? []
    const { hits, asked } = find(query)
    const known = new Map(hits.map((hit) => [hit.id, hit]))
    const ranked = texts
      .flatMap((text, id) => {
        const isPhrase = phrase.length >= longPhrase && phrase.isIn(text)
        const rank = records[id]!.href === linked ? 3 : paths[id] === phrase.text ? 2 : isPhrase ? 1 : 0
        const hit = known.get(id)
        if (exact.length > 0 ? !isExact[id] : rank === 0 && !hit) return []
        return { id, match: hit?.match ?? {}, rank, score: (hit?.score ?? 0) * (1 + phrase.getShare(text)) }
      })
      .toSorted((a, b) => b.rank - a.rank || b.score - a.score)
    const isLiteral = exact.length > 0 || ranked.some(({ rank }) => rank > 0)
    const isAsked = (term: string) => [...asked].some((word) => term.startsWith(word))
    // Synonyms are marked only if the documentation lacks the reader's own word.
    const isKnown = ranked.some(({ match }) =>
      Object.entries(match).some(([term, fields]) => isAsked(term) && fields.some((field) => field !== 'topics')),
    )
    // An error of the VM API may join the messages of several fields, so each sentence is compared, too.
    const sentences = query.split(/"|(?<=[.;]) /).map((sentence) => sentence.trim().replace(/[.;]?$/, '.'))
    const error =
      isLiteral || titles.has(toPlainName(query))
        ? undefined
        : errors.find(({ pattern }) => [query, ...sentences].some((text) => pattern.test(text)))?.id
    const found = [...(error === undefined ? [] : [{ id: error, match: {} }]), ...ranked.filter(({ id }) => id !== error)]
    const pages = groupBy(found, ({ id }) => records[id]!.page)
    return [...pages.values()]
      .slice(0, maxPages)
      .flatMap((sections) => sections.slice(0, maxSectionsPerPage))
      .map(({ id, match }) => {
        const { page, href, section, call, text } = records[id]!
        const matched = new Set(Object.keys(match).filter((term) => !isKnown || isAsked(term)))
        const [method, path] = call?.split(' ') ?? []
        return {
          page,
          href,
          ...(section && { section }),
          kind: call ? 'call' : href.startsWith(commands) ? 'command' : 'guide',
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract has no other methods
          ...(path && { call: { method, path } as NonNullable<SearchResult['call']> }),
          title: markMatches(section ?? page, hasTerm(matched)),
          excerpt: cutExcerpt(text, asked, matched, phrase),
        }
      })
  }
}

export async function loadSearch(): Promise<(query: string) => Promise<readonly SearchResult[]>> {
  const response = await fetch(`/${searchFile}`)
  if (!response.ok) throw new Error(`The request for the search records returned ${response.status}.`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The build of this site wrote it.
  const search = createSearch((await response.json()) as PublishedSearch)
  return async (query) => search(query)
}
