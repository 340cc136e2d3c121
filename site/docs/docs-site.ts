import type { Call } from '@workspace/api/call.ts'
import { brand } from '@workspace/tokens/brand.ts'

export interface DocsEntry {
  /** Path of the page and of its file. */
  path: string
  title: string
  /** Another name by which the search finds the page. @default title */
  label?: string
  /** One sentence, used as the lead of the page and in search engines. */
  description: string
}

export interface DocsGroup {
  title: string
  /** True if the group is closed in the sidebar at first, except on its own pages. @default false */
  collapsed?: true
  pages: readonly DocsEntry[]
}

export interface Heading {
  id: string
  label: string
  level: 2 | 3 | 4
  call?: Pick<Call, 'method' | 'path'>
}

export const docsHome: DocsEntry = {
  path: '/docs',
  label: 'Start here',
  title: `${brand.name} documentation`,
  description: 'Rent virtual machines and run containers on decentralized hardware, by REST API or from the command line.',
}

export const folder = 'site/docs'

export const getSourcePath = ({ path }: Pick<DocsEntry, 'path'>): string =>
  `${folder}/${path === docsHome.path ? 'index' : path.slice(docsHome.path.length + 1)}.mdx`
