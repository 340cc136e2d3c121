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
    .map(([page, href, section, text]) => ({
      page,
      href,
      ...(section && { section }),
      ...(href.includes('order') && { kind: 'call', call: { method: 'POST', path: '/machines' } }),
      title: excerpt(section ?? page, query),
      excerpt: excerpt(text, query),
    }))

export const find: SearchFunction = async (query) => results(query)

export const search = {
  texts: {
    label: 'Search the docs',
    close: 'Close',
    hint: 'Search calls, fields and commands',
    loading: 'Searching…',
    failed: 'The index did not load. Check the connection and type again.',
    empty: (query) => `Nothing about “${query}”.`,
    advice: 'Try one word, or the name of a field as it stands in the code.',
    filter: 'Kind of result',
    all: 'All',
    kinds: { call: 'Calls', guide: 'Guides', command: 'Commands' },
    recent: 'Recent searches',
    forget: 'Forget them',
    start: 'Start here',
    often: 'Often searched',
    keys: { move: 'move', open: 'open', newTab: 'new tab', filter: 'filter' },
    count: (count) => (count === 1 ? '1 result' : `${count} results`),
  },
  pages: [
    { page: 'Balance', href: '/docs/balance', excerpt: [] },
    { page: 'Machines', section: 'Order a machine', href: '/docs/order', excerpt: [] },
  ],
  suggested: [
    { page: 'Your first machine', href: '/docs/first', excerpt: [{ text: 'Order one in a sandbox' }] },
    {
      page: 'Order a machine',
      section: 'Order',
      href: '/docs/order#order',
      kind: 'call',
      call: { method: 'POST', path: '/machines' },
      excerpt: [],
    },
  ],
  load: () => Promise.resolve(find),
} satisfies SearchProps
