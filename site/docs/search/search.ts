import MiniSearch, { type SearchResult as SearchHit } from 'minisearch'
import { compileMessage, compileLooseMessage, compileMessageStart } from '@workspace/api/error-form.ts'
import { excerptOf, isIn, marked } from './excerpt.ts'
import { areaWeights, isQuestion, messagesIn, plainName, processTerm, tokenize, withPhrases, wordsAsked } from './terms.ts'
import { general } from './vocabulary.ts'

/** One section of the documentation, as the build writes it for the search. */
export interface SearchRecord {
  /** The address with the anchor of the section. */
  href: string
  /** The title of the page. */
  page: string
  /** Heading of the section; absent before the first one. */
  section?: string
  /** The call that the section describes, such as `POST /vms/v3`. */
  call?: string
  /** Messages of the error that it explains, in the form of `known-errors.ts`. */
  messages?: readonly string[]
  /** The names that the section defines: fields, options, variables. */
  names: readonly string[]
  /** Words of questions that lead to it. */
  topics?: string
  /** Its paragraphs, list items and table rows. */
  text: readonly string[]
}

export interface SearchResult {
  page: string
  href: string
  section?: string
  /** Kind of the section: a call, a part of the command line, or any other text. */
  kind: 'call' | 'command' | 'guide'
  /** Call that it describes. */
  call?: { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; path: string }
  /** Its heading, cut as the excerpt is. */
  title: readonly { text: string; match?: boolean }[]
  /** Words around the match, cut so that each matching part stands alone. */
  excerpt: readonly { text: string; match?: boolean }[]
}

export const recordsFile = 'search.json'

/** Pages of the command line. */
const commands = '/docs/cli/'

/** Limits of the list of results. */
const mostResults = { pages: 8, sections: 3 }

/** Score of a page: of its best section, and a part of those of the next. */
const scoreOf = (hits: readonly Pick<SearchHit, 'score'>[]) => hits.reduce((sum, { score }, at) => sum + score / (1 + 3 * at), 0)

/** Weight of a word that the documentation uses for one of the question. */
const otherWord = 0.35

/** Weight of a word that names a product. */
const generalWord = 0.4

/** Search for a term of the index. */
const asTerm = { tokenize: (text: string) => [text], processTerm: (text: string) => text }

/** A product is what a page is about; a section that names it says nothing more of it. */
const asGeneral = { boost: { page: 1, section: 1, call: 6, names: 1, topics: 2 } }

/** Weight of a section for the other words that it shares with the question, by the share of the question that it answers. */
const coverage = (share: number) => share ** 3

/** The names of a section as somebody types them, the weakest first: what it defines, its call, and its title. */
const namesOf = ({ page, section, call, names }: SearchRecord): readonly (readonly string[])[] => [
  // A part of a path of fields counts where it looks like code: "billing" is a word, "publicIp" is a field.
  names
    .flatMap((name) => [name, ...(name.match(/[\w-]*[^a-z\W][\w-]*$/) ?? []), ...(name.match(/(?<!\S)--?[a-z][\w-]*/g) ?? [])])
    .map(plainName),
  (call ? [call, call.split(' ')[1]!, call.split('/').at(-1)!] : []).map(plainName),
  [section ?? page].map(plainName),
]

/** Makes the search of the documentation from its records. */
export function createSearch(records: readonly SearchRecord[]): (query: string) => readonly SearchResult[] {
  const index = new MiniSearch<{ id: number; page: string; section: string; call: string; names: string; topics: string; text: string }>({
    fields: ['page', 'section', 'call', 'names', 'text', 'topics'],
    tokenize,
    processTerm,
    searchOptions: {
      boost: { page: 4, section: 4, call: 6, names: 3, topics: 10 },
      bm25: { k: 1.2, b: 0.2, d: 0.5 },
      prefix: (term) => term.length > 1,
      // One wrong letter; short words have too many neighbors.
      fuzzy: (term) => (term.length > 4 ? 1 : false),
      weights: { prefix: 0.6, fuzzy: 0.2 },
    },
  })
  index.addAll(
    records.map(({ page, section = '', call = '', names, topics = '', text }, id) => ({
      id,
      page,
      section,
      call,
      names: names.join('\n'),
      topics: `${topics} ${withPhrases(topics)}`,
      text: text.join('\n'),
    })),
  )
  const errors = records.flatMap(({ messages = [] }, id) =>
    messages.map((message) => ({
      id,
      form: compileMessage(message),
      start: compileMessageStart(message),
      loose: compileLooseMessage(message),
    })),
  )

  const titles = new Map<string, Map<number, number>>()
  for (const [id, record] of records.entries())
    for (const [rank, names] of namesOf(record).entries())
      for (const name of names) {
        const known = titles.get(name) ?? new Map<number, number>()
        titles.set(name, known.set(id, Math.max(known.get(id) ?? 0, rank + 1)))
      }

  /** Sections that the query names exactly, each with its rank: by the text of an error, a title, a call or a name that it defines. */
  const named = (query: string): ReadonlyMap<number, number> => {
    const texts = messagesIn(query)
    const isIn = (of: 'form' | 'start' | 'loose') => errors.find((error) => texts.some((text) => error[of]?.test(text)))?.id
    const title = titles.get(plainName(query))
    const error = title ? undefined : (isIn('form') ?? isIn('start') ?? (isQuestion(query) ? undefined : isIn('loose')))
    return new Map([...(title ?? []), ...(error === undefined ? [] : [[error, Infinity] as const])])
  }

  /** Answers of the index by term: a word that grows while it is typed, and words of the same meaning, ask again. */
  const answers = new Map<string, SearchHit[]>()
  const ask = (term: string, isGeneral: boolean): readonly SearchHit[] => {
    const key = `${term} ${isGeneral}`
    const hits = answers.get(key) ?? index.search(term, { ...asTerm, ...(isGeneral && asGeneral) })
    answers.set(key, hits)
    return hits
  }

  /** Sections with one of the terms of each word, or of most words. */
  const find = (query: string): SearchHit[] => {
    const asked = wordsAsked(query)
    const weightOf = ([first]: readonly string[]) => (general.has(first!) ? generalWord : 1)
    const weight = asked.reduce((sum, terms) => sum + weightOf(terms), 0)
    const areaWeight = areaWeights(asked)
    const scores = new Map<number, { hit: SearchHit; weight: number; score: number }>()
    for (const terms of asked) {
      const best = new Map<number, SearchHit>()
      // Words of the same meaning are marked only where the documentation lacks the reader's own word.
      const own = terms[0]!
      const isKnown = ask(own, general.has(own)).some(({ match }) => match[own]?.some((field) => field !== 'topics'))
      for (const [at, term] of terms.entries()) {
        for (const hit of ask(term, general.has(terms[0]!))) {
          const score = hit.score * (at === 0 ? 1 : otherWord) * weightOf(terms)
          const known = best.get(Number(hit.id))
          best.set(Number(hit.id), {
            ...hit,
            score: Math.max(score, known?.score ?? 0),
            match: { ...known?.match, ...((at === 0 || !isKnown) && hit.match) },
          })
        }
      }
      for (const [id, hit] of best) {
        const known = scores.get(id)
        scores.set(id, {
          hit: known ? { ...hit, match: { ...known.hit.match, ...hit.match } } : hit,
          weight: (known?.weight ?? 0) + weightOf(terms),
          score: (known?.score ?? 0) + hit.score,
        })
      }
    }
    return [...scores.values()]
      .map(({ hit, weight: found, score }) => ({
        ...hit,
        score: score * coverage(found / weight) * areaWeight(records[Number(hit.id)]!.href),
      }))
      .toSorted((a, b) => b.score - a.score)
  }

  return (query) => {
    const ranks = named(query)
    const rankOf = ([hit]: readonly Pick<SearchHit, 'id'>[]) => ranks.get(Number(hit?.id)) ?? 0
    const found = find(query)
    const ids = new Set(found.map(({ id }) => Number(id)))
    const hits: readonly Pick<SearchHit, 'id' | 'score' | 'match'>[] = [
      ...found,
      // A title may have no word that is searched, and of a message another word may be all that was typed.
      ...[...ranks.keys()].filter((id) => !ids.has(id)).map((id) => ({ id, score: 0, match: {} })),
    ].toSorted((a, b) => rankOf([b]) - rankOf([a]))
    const asked = new Set(wordsAsked(query).flat())
    const pages = Map.groupBy(hits, ({ id }) => records[Number(id)]!.page)
    return (
      [...pages.values()]
        .map((each) => each.slice(0, mostResults.sections))
        // The best sections of a page count together: a page about the topic comes before one that names it once. What is named comes first.
        .toSorted((a, b) => rankOf(b) - rankOf(a) || scoreOf(b) - scoreOf(a))
        .slice(0, mostResults.pages)
        .flat()
        .map(({ id, match }) => {
          const { page, href, section, call, text } = records[Number(id)]!
          const matched = new Set(Object.keys(match))
          const [method, path] = call?.split(' ') ?? []
          return {
            page,
            href,
            ...(section && { section }),
            kind: call ? 'call' : href.startsWith(commands) ? 'command' : 'guide',
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract has no other methods
            ...(path && { call: { method, path } as NonNullable<SearchResult['call']> }),
            title: marked(section ?? page, isIn(matched)),
            excerpt: excerptOf(text, asked, matched),
          }
        })
    )
  }
}

/**
 * Loads the search of the documentation.
 * @throws when its records cannot be fetched.
 */
export async function loadSearch(): Promise<(query: string) => Promise<readonly SearchResult[]>> {
  const response = await fetch(`/${recordsFile}`)
  if (!response.ok) throw new Error(`The search records answered ${response.status}.`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The build of this site wrote it.
  const search = createSearch((await response.json()) as SearchRecord[])
  return async (query) => search(query)
}
