import { brand } from './brand.ts'

/** Words of the documentation's frame and tools. */
export const docs = {
  area: 'Docs',
  header: {
    links: [
      { href: brand.links.console, label: 'Console' },
      { href: '/docs/vm/api/overview', label: 'API Reference' },
      { href: `mailto:${brand.email}`, label: 'Support' },
    ],
    navLabel: 'Documentation',
  },
  layout: { skip: 'Skip to the content', menu: 'Pages', close: 'Close the navigation', contents: 'On this page' },
  navigation: 'Pages of the documentation',
  otherGroups: 'More',
  search: {
    label: 'Search the docs',
    close: 'Close the search',
    hint: 'Type a call, a field or a command.',
    loading: 'Searching …',
    failed: 'The search could not be loaded. Try again, or use the navigation.',
    empty: (query: string) => `Nothing was found for “${query}”. Try one word, such as balance, ports or deploy.yml, or open All calls in the API overviews.`,
    count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  },
  markdown: { label: 'Copy as Markdown', copied: 'Copied', failed: 'Not copied: open the Markdown instead', link: 'View as Markdown' },
  credentials: {
    title: 'Your host and key',
    hint: 'Every sample shows them. They stay in this window: nothing is stored or sent.',
    host: 'Host',
    key: 'API key',
    reset: 'Reset',
    wrong: { host: 'Type an address like https://api.company.example, without a path', key: 'Type the key without spaces and quotes' },
  },
  breadcrumbs: 'Breadcrumbs',
  next: 'Next steps',
  previousNext: { label: 'Previous and next page', previousLabel: 'Previous', nextLabel: 'Next step' },
  verified: 'samples checked',
  copy: { label: 'Copy', copied: 'Copied', failed: 'Not copied: select the text instead' },
  copyLink: { label: 'Copy the link to', copied: 'Link copied', failed: 'Not copied: the address is in the address bar' },
  request: 'Language of the sample',
  response: 'Status of the answer',
  fields: { caption: 'Fields', texts: { name: 'Field', type: 'Type', meaning: 'Meaning', required: 'required' } },
  code: 'Shell',
  key: '$ONENODE_API_KEY',
} as const
