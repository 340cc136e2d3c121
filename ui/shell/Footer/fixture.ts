import { network } from '../../fixtures/sample-data.ts'
import type { FooterProps } from './Footer.tsx'

export const footer = {
  logo: { name: network.name, href: '/', label: `${network.name}, home` },
  statement: 'One layer between a workload and the networks that run it.',
  columns: [
    {
      title: 'Product',
      links: [
        { href: '/#about', label: 'About' },
        { href: '/#features', label: 'Features' },
      ],
    },
    {
      title: 'Developers',
      links: [
        { href: '/guide', label: 'Guide' },
        { href: network.status, label: 'Status' },
      ],
    },
    {
      title: 'Contact',
      links: [
        { href: network.community, label: 'Community' },
        { href: `mailto:${network.info}`, label: network.info },
      ],
    },
  ],
  copyright: `© 2030 ${network.name}`,
} satisfies FooterProps
