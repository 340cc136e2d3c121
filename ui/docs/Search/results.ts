import { groupBy } from '../../elements/groupBy.ts'
import type { HttpMethod } from '../Method/Method.tsx'

const searchKinds = ['call', 'guide', 'command'] as const

export type SearchKind = (typeof searchKinds)[number]

export interface SearchTexts {
  /** Label of the button and the dialog, such as “Search the docs”. */
  label: string
  close: string
  /** Placeholder of the field. */
  hint: string
  loading: string
  failed: string
  empty: (query: string) => string
  advice: string
  filter: string
  /** Label of the filter that shows every result. */
  all: string
  kinds: Readonly<Record<SearchKind, string>>
  recent: string
  /** Label of the button that clears recent searches. */
  forget: string
  /** Title of the suggestions before the reader types. */
  start: string
  /** Title of the suggestions when nothing is found. */
  often: string
  keys: { move: string; open: string; newTab: string; filter: string }
  /** Announcement of the number of results. */
  count: (count: number) => string
}

export type MarkedText = readonly { text: string; match?: boolean }[]

/** Result of a query. */
export interface SearchResult {
  /** Title of the page. */
  page: string
  /** URL, with the anchor of the section. */
  href: string
  /** Title of the section. Absent if the result is the page itself. */
  section?: string
  /** @default 'guide' */
  kind?: SearchKind
  call?: { method: HttpMethod; path: string }
  /** Heading with its matches. @default the section or the page */
  title?: MarkedText
  excerpt: MarkedText
}

/** Searches the index. */
export type SearchFunction = (query: string) => Promise<readonly SearchResult[]>

export type SearchRow = { result: SearchResult } | { query: string }

export interface SearchGroup {
  title: string
  rows: readonly { row: SearchRow; at: number }[]
}

export function numberRows(groups: readonly { title: string; rows: readonly SearchRow[] }[]): SearchGroup[] {
  let at = 0
  return groups.filter(({ rows }) => rows.length > 0).map(({ title, rows }) => ({ title, rows: rows.map((row) => ({ row, at: at++ })) }))
}

/** Groups follow the order of the best result of each kind. */
export const groupByKind = (results: readonly SearchResult[]): ReadonlyMap<SearchKind, readonly SearchResult[]> =>
  groupBy(results, ({ kind = 'guide' }) => kind)
