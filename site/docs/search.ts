import type { SearchFunction, SearchResult } from '../../ui/docs/Search/results.ts'

interface Found {
  meta: { title: string }
  sub_results: { title: string; url: string; excerpt: string }[]
}

/** The part of Pagefind that the search uses; the build writes it beside the pages. */
interface Pagefind {
  init: () => Promise<void>
  search: (query: string) => Promise<{ results: { data: () => Promise<Found> }[] }>
}

/** How many pages, and sections of each, a reader can look over. */
const most = { pages: 8, sections: 3 }

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&#39;': "'", '&#x27;': "'" }
const plain = (html: string) => html.replaceAll(/&(?:lt|gt|amp|quot|#39|#x27);/g, (entity) => entities[entity] ?? entity)

const excerptOf = (html: string): SearchResult['excerpt'] =>
  html.split(/(<mark>.*?<\/mark>)/).flatMap((part) => {
    if (!part) return []
    return part.startsWith('<mark>') ? [{ text: plain(part.slice(6, -7)), match: true }] : [{ text: plain(part) }]
  })

const resultsOf = ({ meta, sub_results }: Found): SearchResult[] =>
  sub_results.slice(0, most.sections).map(({ title, url, excerpt }) => ({
    page: meta.title,
    href: url.replace(/(?:\/index)?\.html/, ''),
    ...(title === meta.title ? {} : { section: title }),
    excerpt: excerptOf(excerpt),
  }))

/** Brings the index of the documentation; its files are loaded by what is asked. */
export async function loadSearch(): Promise<SearchFunction> {
  // A name that the bundler cannot follow: the file is made after the bundle, from the finished pages.
  const address = '/pagefind/pagefind.js'
  const pagefind = (await import(/* @vite-ignore */ address)) as Pagefind
  await pagefind.init()
  return async (query) => {
    const { results } = await pagefind.search(query)
    const pages = await Promise.all(results.slice(0, most.pages).map(({ data }) => data()))
    return pages.flatMap(resultsOf)
  }
}
