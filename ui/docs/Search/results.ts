/** A place in the documentation that answers a query. */
export interface SearchResult {
  /** The title of the page; results of one page follow each other. */
  page: string
  /** Where it leads, with the anchor of the section. */
  href: string
  /** The heading of the section; none for the page itself. */
  section?: string
  /** A few words around the match, cut so that each matching part stands alone. */
  excerpt: readonly { text: string; match?: boolean }[]
}

/** Asks the index. */
export type SearchFunction = (query: string) => Promise<readonly SearchResult[]>

/** The results of one page. */
export interface ResultGroup {
  page: string
  /** Each with its place in the whole list. */
  results: readonly { result: SearchResult; at: number }[]
}

/** The results by page, in the order of the index; a page that comes twice is one group. */
export function groupByPage(results: readonly SearchResult[]): ResultGroup[] {
  const pages = [...new Set(results.map(({ page }) => page))]
  let at = 0
  return pages.map((page) => ({ page, results: results.filter((result) => result.page === page).map((result) => ({ result, at: at++ })) }))
}
