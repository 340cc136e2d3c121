import MiniSearch, { type SearchResult as SearchHit } from 'minisearch'

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
  /** Its paragraphs, list items and table rows. */
  text: readonly string[]
}

export interface SearchResult {
  page: string
  href: string
  section?: string
  /** Words around the match, cut so that each matching part stands alone. */
  excerpt: readonly { text: string; match?: boolean }[]
}

export const recordsFile = 'search.json'

/** Limits of the list of results. */
const mostResults = { pages: 8, sections: 3 }

/** The length of an excerpt, in characters. */
const excerptLength = 160

/** Words, and names as code writes them: `/vms/v3`, `--per-page`, `openPorts[].port`, `22/tcp`. */
const word = /[\p{L}\p{N}_$~/{}.[\]@:-]*[\p{L}\p{N}]/gu
const splitter = new RegExp(`(${word.source})`, 'u')
const words = (text: string) => (text.match(word) ?? []).map((name) => name.replace(/^[^\p{L}\p{N}]+/u, ''))

/** Separators of the parts of a name that a section defines: fields of a path of fields, parts of an address. */
const separators: Readonly<Record<string, RegExp>> = { names: /[.[\]]+/, call: /\// }

/** Splits a text into terms: each name whole and in parts. */
function tokenize(text: string, field = ''): string[] {
  return words(text).flatMap((name) => {
    const separator = separators[field]
    const parts = separator ? name.split(separator) : name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').split(/[^\p{L}\p{N}]+/u)
    return [name, ...(parts.length > 1 ? parts : [])].filter(Boolean)
  })
}

/** Removes English endings, so that “charges” finds “charged”. */
const stem = (term: string) => (/^\p{L}{5,}$/u.test(term) ? term.replace(/(?:ing|ed|es|s)$/, '') : term)

const common = new Set(
  'a an and are as at be by can do does for from how i if in is it my of on or the that this to use what when where which why with you your'.split(
    ' ',
  ),
)

const processTerm = (term: string) => {
  const lower = term.toLowerCase()
  return common.has(lower) ? null : stem(lower)
}

const stemsOf = (text: string) => tokenize(text).flatMap((term) => processTerm(term) ?? [])

/** Cuts the line with the most terms of the query around its first match. */
function excerptOf(lines: readonly string[], query: ReadonlySet<string>, matched: ReadonlySet<string>): SearchResult['excerpt'] {
  const score = (line: string) =>
    [...new Set(stemsOf(line))].reduce((sum, term) => sum + (query.has(term) ? 2 : matched.has(term) ? 1 : 0), 0)
  const line = lines.reduce((best, each) => (score(each) > score(best) ? each : best), lines[0] ?? '')
  const isMatch = (word: string) => stemsOf(word).some((term) => matched.has(term))
  const first = words(line).find(isMatch)
  const at = first ? line.indexOf(first) : 0
  const begin = at < excerptLength / 2 ? 0 : line.indexOf(' ', at - excerptLength / 2) + 1
  const end = begin + excerptLength < line.length ? line.lastIndexOf(' ', begin + excerptLength) : line.length
  const excerpt: { text: string; match?: boolean }[] = begin > 0 ? [{ text: '… ' }] : []
  for (const text of line.slice(begin, end).split(splitter)) {
    const last = excerpt.at(-1)
    if (isMatch(text)) excerpt.push({ text, match: true })
    else if (last && !last.match) last.text += text
    else if (text) excerpt.push({ text })
  }
  return end < line.length ? [...excerpt, { text: ' …' }] : excerpt
}

const scoreOf = (hits: readonly SearchHit[]) => hits.reduce((sum, { score }) => sum + score, 0)

/** Makes the search of the documentation from its records. */
export function createSearch(records: readonly SearchRecord[]): (query: string) => readonly SearchResult[] {
  const index = new MiniSearch<{ id: number; page: string; section: string; call: string; names: string; text: string }>({
    fields: ['page', 'section', 'call', 'names', 'text'],
    tokenize,
    processTerm,
    searchOptions: {
      boost: { page: 4, section: 4, call: 6, names: 3 },
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      combineWith: 'AND',
      prefix: (term) => term.length > 1,
      // One wrong letter; short words have too many neighbors.
      fuzzy: (term) => (term.length > 5 ? 1 : false),
      weights: { prefix: 0.6, fuzzy: 0.2 },
    },
  })
  index.addAll(
    records.map(({ page, section = '', call = '', names, text }, id) => ({
      id,
      page,
      section,
      call,
      names: names.join('\n'),
      text: text.join('\n'),
    })),
  )
  return (query) => {
    const found = [{ tokenize: words }, {}, { combineWith: 'OR' as const }].reduce<SearchHit[]>(
      (hits, options) => (hits.length > 0 ? hits : index.search(query, options)),
      [],
    )
    const asked = new Set(stemsOf(query))
    const isCall = ({ id }: SearchHit) => records[Number(id)]!.call?.toLowerCase() === query.trim().toLowerCase()
    const pages = Map.groupBy(found, ({ id }) => records[Number(id)]!.page)
    return (
      [...pages.values()]
        .map((hits) => hits.slice(0, mostResults.sections))
        // The best sections of a page count together: a page about the topic comes before one that names it once. A call comes first.
        .toSorted((a, b) => Number(b.some(isCall)) - Number(a.some(isCall)) || scoreOf(b) - scoreOf(a))
        .slice(0, mostResults.pages)
        .flat()
        .map(({ id, match }) => {
          const { page, href, section, text } = records[Number(id)]!
          return { page, href, ...(section && { section }), excerpt: excerptOf(text, asked, new Set(Object.keys(match))) }
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
