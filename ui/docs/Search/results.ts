/** Result of a query. */
export interface SearchResult {
  /** Title of the page; results of a page follow each other. */
  page: string
  /** Address, with the anchor of the section. */
  href: string
  /** Heading of the section; none for the page itself. */
  section?: string
  /** Words around the match, cut so that each match is a part of its own. */
  excerpt: readonly { text: string; match?: boolean }[]
}

/** Queries the index. */
export type SearchFunction = (query: string) => Promise<readonly SearchResult[]>

export interface ResultGroup {
  page: string
  /** Results with their position in the whole list. */
  results: readonly { result: SearchResult; at: number }[]
}

/** Groups results by page, in the order of the index; a page that comes twice is one group. */
export function groupByPage(results: readonly SearchResult[]): ResultGroup[] {
  const pages = [...new Set(results.map(({ page }) => page))]
  let at = 0
  return pages.map((page) => ({ page, results: results.filter((result) => result.page === page).map((result) => ({ result, at: at++ })) }))
}
