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
  previousNext: { label: 'Previous and next page', previousLabel: '← Previous', nextLabel: 'Next step →' },
  verified: 'samples checked',
  copy: { label: 'Copy', copied: 'Copied', failed: 'Not copied: select the text instead' },
  copyLink: { label: 'Copy the link to', copied: 'Link copied', failed: 'Not copied: the address is in the address bar' },
  request: 'Language of the sample',
  response: 'Status of the answer',
  fields: { caption: 'Fields', texts: { name: 'Field', type: 'Type', meaning: 'Meaning', required: 'required' } },
  code: 'Shell',
  /** The daily epoch as a picture. Source: specification §9; the examples: api-facts.md. */
  epoch: {
    caption: 'One VM at $0.42 a day, all times in UTC',
    days: ['Monday', 'Tuesday', 'Wednesday'],
    epoch: { at: (17 + 55 / 60) / 24, label: 'A day is charged at 17:55 UTC (5:55 PM)' },
    examples: [
      {
        title: 'Launched at 17:45',
        events: [
          { kind: 'launch', at: 17.75 / 24, time: 'Monday 17:45', text: 'launched, a full day is paid: $0.42' },
          { kind: 'charge', at: (17 + 55 / 60) / 24, time: 'Monday 17:55', text: 'the next charge, ten minutes later: $0.42' },
          { kind: 'end', at: 1.5, time: 'Tuesday 12:00', text: 'deleted, paid to 17:55' },
        ],
        result: 'Two charges, $0.84',
      },
      {
        title: 'Deleted at 18:00',
        events: [
          { kind: 'launch', at: 18 / 24, time: 'Monday 18:00', text: 'launched, a full day is paid: $0.42' },
          { kind: 'charge', at: 1 + (17 + 55 / 60) / 24, time: 'Tuesday 17:55', text: 'the next day is charged: $0.42' },
          { kind: 'end', at: 1 + 18 / 24, time: 'Tuesday 18:00', text: 'deleted, but the epoch begun at 17:55 is charged' },
        ],
        result: 'Two charges, $0.84',
      },
    ],
  },
  precedence: {
    label: 'Where a setting comes from',
    hint: 'Lowest to highest: each step overrides those above it',
    winner: 'wins',
    examples: ['24h, 1 replica', '~/.onenode/config.json', 'deploy.yml', 'ONENODE_API_KEY', '--duration 48h'],
  },
  cost: {
    initial: { launch: '2026-03-02T17:45', end: '2026-03-04T10:00', price: '0.42' },
    launched: 'Launch: one day is prepaid',
    epoch: 'Daily epoch',
    texts: {
      title: 'What would a VM cost?',
      launch: 'Launch (UTC)',
      end: 'End (UTC)',
      price: 'Price per day, in USDC',
      ledger: 'Charges',
      time: 'When (UTC)',
      charge: 'What for',
      amount: 'Amount',
      total: 'Total',
    },
  },
  check: {
    label: 'Your deploy.yml',
    hint: 'It is checked in this browser and sent nowhere.',
    check: 'Check the file',
    checking: 'Checking …',
    valid: 'The file is valid. This is the request that it becomes:',
    invalid: (count: number) => (count === 1 ? 'One thing needs a change.' : `${count} things need a change.`),
    failed: 'The check could not be loaded. Try again.',
    line: (line: number) => `Line ${line}`,
  },
  key: '$ONENODE_API_KEY',
} as const
