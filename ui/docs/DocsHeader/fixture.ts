import { network } from '../../fixtures/sample-data.ts'
import type { DocsHeaderProps } from './DocsHeader.tsx'

export const docsHeader = {
  logo: { name: network.name, area: 'Docs', href: '/docs', label: `${network.name} documentation` },
  navLabel: 'Elsewhere',
  links: [
    { label: 'Console', href: network.console },
    { label: 'API Reference', href: '/docs/api' },
    { label: 'Support', href: `mailto:${network.support}` },
  ],
} satisfies DocsHeaderProps
