import { groupBy } from '../../elements/groupBy.ts'
import type { HttpMethod } from '../Method/Method.tsx'

const searchKinds = ['call', 'guide', 'command'] as const

export type SearchKind = (typeof searchKinds)[number]

export type MarkedText = readonly { text: string; match?: boolean }[]

/** Result of a query. */
export interface SearchResult {
  /** Title of the page. */
  page: string
  /** URL, with the anchor of the section. */
  href: string
  /** @default none, for the page itself */
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
