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
  navigation: 'Pages of the documentation',
  breadcrumbs: 'Breadcrumbs',
  contents: 'On this page',
  next: 'Next steps',
  previousNext: { label: 'Previous and next page', previousLabel: '← Previous', nextLabel: 'Next step →' },
  verified: 'samples checked',
  copy: { label: 'Copy', copied: 'Copied', failed: 'Not copied: select the text instead' },
  copyLink: { label: 'Copy the link to', copied: 'Link copied', failed: 'Not copied: the address is in the address bar' },
  request: 'Language of the sample',
  response: 'Status of the answer',
  fields: { caption: 'Fields', texts: { name: 'Field', type: 'Type', meaning: 'Meaning', required: 'required' } },
  downloads: 'Download',
  code: 'Shell',
  key: '$ONENODE_API_KEY',
} as const
