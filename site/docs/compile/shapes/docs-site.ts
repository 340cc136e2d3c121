export interface DocsEntry {
  /** Path of the page. Its file has the same path. */
  path: string
  /** Name in the navigation. */
  label: string
  /** Heading of the page. */
  title: string
  /** One sentence, used as the lead of the page and in search engines. */
  description: string
}

export interface DocsGroup {
  title: string
  pages: readonly DocsEntry[]
}

export interface Heading {
  id: string
  label: string
  level: 2 | 3 | 4
  call?: { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; path: string }
}
