import { brand } from '@workspace/tokens/brand.ts'
import type { DocsEntry } from './compile/shapes/docs-site.ts'

export const docsHome: DocsEntry = {
  path: '/docs',
  label: 'Start here',
  title: `${brand.name} documentation`,
  description: 'Rent virtual machines and run containers on decentralized hardware, by REST API or from the command line.',
}
