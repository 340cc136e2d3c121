import { brand } from '@workspace/tokens/brand.ts'

const countWords = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`)
const tableTexts = (one: 'field' | 'option') => ({
  required: 'required',
  fields: (count: number) => countWords(count, 'field'),
  count: (count: number, required: number) => `${countWords(count, one)}, ${required || 'none'} required`,
  expand: 'Expand all',
  collapse: 'Collapse all',
})

export const docs = {
  area: 'Docs',
  header: { navLabel: 'Documentation' },
  layout: {
    skip: 'Skip to the content',
    contents: 'On this page',
    position: (at: number, count: number) => `${at} of ${count}`,
    close: 'Close',
  },
  menu: { label: 'Pages', closeLabel: 'Close the navigation' },
  navigation: 'Pages of the documentation',
  search: {
    label: 'Search the docs',
    close: 'Close the search',
    hint: 'Question, error, call, field',
    loading: 'Searching …',
    failed: 'The search could not be loaded. Choose a page, or reload this one to try again.',
    empty: (query: string) => `Nothing was found for “${query}”.`,
    advice:
      'Search looks for words, headings, calls, fields and commands. Try one word, a field such as openPorts, a status such as 403, or a sentence of a page.',
    filter: 'Kind of result',
    all: 'All',
    kinds: { call: 'Calls', guide: 'Guides', command: 'Command line' },
    recent: 'Recent searches',
    forget: 'Forget recent searches',
    start: 'Start here',
    often: 'Often searched',
    keys: { move: 'move', open: 'open', newTab: 'new tab', filter: 'filter' },
    count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  },
  actions: {
    copy: { label: 'Copy page', copied: 'Copied', failed: 'Not copied. Open the Markdown instead.' },
    menu: 'More actions of this page',
    markdown: { label: 'View as Markdown', hint: 'Plain text of this page' },
    assistant: (name: string) => ({ label: `Open in ${name}`, hint: 'Ask about this page' }),
    question: (url: string) => `Read ${url} and answer my questions about it.`,
  },
  updated: (date: string) => `Last updated ${date}`,
  edit: 'Edit this page',
  report: { question: 'Something wrong here?', label: 'Report it', subject: (path: string) => `Documentation: ${path}` },
  credentials: {
    title: 'Your host and key',
    hint: 'Every sample shows them. They stay in this window and are not stored or sent.',
    host: 'Host',
    key: 'API key',
    reset: 'Reset',
    wrong: { host: 'Write a URL like https://api.company.example, without a path.', key: 'Write the key without spaces and quotes.' },
  },
  breadcrumbs: 'Breadcrumbs',
  previousNext: { label: 'Previous and next page', previousLabel: 'Previous', nextLabel: 'Next' },
  verified: 'Tested',
  verifiedHint: 'A test runs every sample of this call, exactly as you copy it.',
  /** The API overviews explain the mark. */
  mayChange: { mark: '\\*', hint: 'May still change before general availability.' },
  code: {
    label: 'Copy',
    copied: 'Copied',
    failed: 'Not copied. Select the text instead.',
    wrap: 'Wrap lines',
    all: (lines: number) => `Show all ${lines} lines`,
    less: 'Show less',
  },
  statuses: { 200: 'OK', 201: 'Created', 204: 'No Content', 400: 'Bad Request', 403: 'Forbidden', 500: 'Server Error' },
  copyLink: { label: 'Copy the link to', copied: 'Link copied', failed: 'Not copied. Use the URL in the address bar.' },
  request: 'Language of the sample',
  response: 'Response',
  fields: {
    head: 'Field',
    names: { path: 'Path', query: 'Query', headers: 'Headers', request: 'Body', response: 'Response', file: 'Fields' },
    texts: tableTexts('field'),
  },
  options: { head: 'Option', title: 'Arguments and options', texts: tableTexts('option') },
  shell: 'Shell',
  prefix: 'Every path begins with',
  callouts: { info: 'Note', warning: 'Caution', danger: 'Danger', verified: 'Tested' },
} as const

/** API references by path prefix. The first reference is the default. */
const references = [
  ['/docs/vm', '/docs/vm/api/overview'],
  ['/docs/caas', '/docs/caas/overview#api-reference'],
  ['/docs/cli', '/docs/cli/commands#all-commands'],
] as const

/** “API Reference” leads to the reference of the page's product. */
export const getHeaderLinks = (path: string) => [
  { href: brand.links.console, label: 'Console' },
  { href: (references.find(([product]) => path.startsWith(product)) ?? references[0])[1], label: 'API Reference' },
  { href: `mailto:${brand.email}`, label: 'Support' },
]
