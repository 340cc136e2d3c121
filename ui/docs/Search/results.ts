import type { HttpMethod } from '../Method/methods.ts'

/** Kinds of results, each a group with a filter. */
const searchKinds = ['call', 'guide', 'command'] as const

export type SearchKind = (typeof searchKinds)[number]

/** Text cut so that each match is a part of its own. */
export type MarkedText = readonly { text: string; match?: boolean }[]

/** Result of a query. */
export interface SearchResult {
  /** Title of the page. */
  page: string
  /** Address, with the anchor of the section. */
  href: string
  /** Heading of the section; none for the page itself. */
  section?: string
  /** Group of the result. @default 'guide' */
  kind?: SearchKind
  /** Call that it describes, shown with its method. */
  call?: { method: HttpMethod; path: string }
  /** Heading with its matches. @default the section or the page */
  title?: MarkedText
  /** Words around the match. */
  excerpt: MarkedText
}

/** Queries the index. */
export type SearchFunction = (query: string) => Promise<readonly SearchResult[]>

/** Row of the list: a result, or an earlier query. */
export type SearchRow = { result: SearchResult } | { query: string }

export interface SearchGroup {
  title: string
  /** Rows with their position in the whole list. */
  rows: readonly { row: SearchRow; at: number }[]
}

/** Counts the rows of the groups through; groups without rows are left out. */
export function numbered(groups: readonly { title: string; rows: readonly SearchRow[] }[]): SearchGroup[] {
  let at = 0
  return groups.filter(({ rows }) => rows.length > 0).map(({ title, rows }) => ({ title, rows: rows.map((row) => ({ row, at: at++ })) }))
}

/** Number of results of each kind, in the order of the best result of each. */
export const kindsOf = (results: readonly SearchResult[]): ReadonlyMap<SearchKind, readonly SearchResult[]> =>
  Map.groupBy(results, ({ kind = 'guide' }) => kind)
