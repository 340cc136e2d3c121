import type { SearchFunction, SearchResult } from './results.ts'
import type { SearchProps } from './Search.tsx'

const index: readonly [string, string, string | undefined, string][] = [
  ['Balance', '/docs/balance', undefined, 'One day is prepaid. The balance is checked before a machine starts.'],
  ['Balance', '/docs/balance#epoch', 'The daily epoch', 'Every machine is charged once a day, in full days, from the balance.'],
  ['Order a machine', '/docs/order#errors', 'Errors', 'The balance does not cover one day.'],
]

const excerpt = (text: string, query: string): SearchResult['excerpt'] =>
  text
    .split(new RegExp(`(${query})`, 'i'))
    .filter(Boolean)
    .map((part) => (part.toLowerCase() === query.toLowerCase() ? { text: part, match: true } : { text: part }))

const results = (query: string): SearchResult[] =>
  index
    .filter(([, , , text]) => /^[\w ]+$/.test(query) && text.toLowerCase().includes(query.toLowerCase()))
    .map(([page, href, section, text]) => ({ page, href, excerpt: excerpt(text, query), ...(section ? { section } : {}) }))

export const find: SearchFunction = async (query) => results(query)

export const search = {
  texts: {
    label: 'Search the docs',
    close: 'Close',
    hint: 'Type a word: a call, a field, a command or an error.',
    loading: 'Searching…',
    failed: 'The index did not load. Check the connection and type again.',
    empty: (query) => `Nothing about “${query}”. Try one word, or the name of a field as it stands in the code.`,
    count: (count) => (count === 1 ? '1 result' : `${count} results`),
  },
  pages: [
    { page: 'Balance', href: '/docs/balance', excerpt: [] },
    { page: 'Machines', section: 'Order a machine', href: '/docs/order', excerpt: [] },
  ],
  load: () => Promise.resolve(find),
} satisfies SearchProps
