import type { DocsHeaderProps } from './DocsHeader.tsx'

export const docsHeader = {
  logo: { name: 'Meridian', area: 'Docs', href: '/docs', label: 'Meridian documentation' },
  navLabel: 'Elsewhere',
  links: [
    { label: 'Console', href: 'https://console.meridian.example' },
    { label: 'API Reference', href: '/docs/api' },
    { label: 'Support', href: 'mailto:support@meridian.example' },
  ],
} satisfies DocsHeaderProps
