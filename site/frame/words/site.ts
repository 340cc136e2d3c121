import type { FooterProps } from '#ui/shell/Footer/Footer.tsx'
import type { HeaderProps } from '#ui/shell/Header/Header.tsx'
import { brand } from '@workspace/tokens/brand.ts'
import { formPath } from '../../paths.ts'

export const logo = { name: brand.name, href: '/', label: `${brand.name}, home` }

export const frame = {
  skip: 'Skip to the content',
  theme: 'Dark theme',
  menu: { menuLabel: 'Menu', closeLabel: 'Close the menu', navLabel: 'Main' },
} as const

export const backHeader = {
  logo,
  links: [],
  back: { href: '/', label: 'Back to Home' },
  ...frame.menu,
} satisfies HeaderProps

export const footer = {
  logo,
  statement: 'One programmable layer for decentralized GPU, storage, compute and network infrastructure.',
  columns: [
    {
      title: 'Product',
      links: [
        { href: '/#about', label: 'About' },
        { href: '/#features', label: 'Features' },
        { href: formPath, label: 'Become a cloud host' },
      ],
    },
    {
      title: 'Developers',
      links: [
        { href: brand.links.console, label: 'Console' },
        { href: brand.links.docs, label: 'External docs' },
        { href: brand.links.community, label: 'Community chat' },
      ],
    },
    {
      title: 'Contact',
      links: [
        { href: brand.links.social, label: 'Social' },
        { href: `mailto:${brand.email}`, label: brand.email },
      ],
    },
  ],
  copyright: brand.copyright,
} satisfies FooterProps

const { logo: _, ...links } = footer

/** Footer of pages other than the landing page, without the logo. */
export const shortFooter = links satisfies FooterProps
