import type { FooterProps } from './Footer.tsx'

/** A footer for stories. */
export const footer = {
  logo: { name: 'Meridian', href: '/', label: 'Meridian, home' },
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
        { href: 'https://status.meridian.example', label: 'Status' },
      ],
    },
    {
      title: 'Contact',
      links: [
        { href: 'https://community.meridian.example', label: 'Community' },
        { href: 'mailto:info@meridian.example', label: 'info@meridian.example' },
      ],
    },
  ],
  copyright: '© 2030 Meridian',
} satisfies FooterProps
