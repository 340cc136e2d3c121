import type { HeaderProps } from '#ui/shell/Header/Header.tsx'
import { brand } from '@workspace/tokens/brand.ts'
import { frame, logo } from '../../frame/words/site.ts'
import { formPath } from '../../paths.ts'

/** Sections with a link in the header, in the order of the page. */
export const sections = ['about', 'oneproof', 'features', 'roadmap', 'faq'] as const

const labels = { about: 'About', oneproof: '1Proof', features: 'Features', roadmap: 'Roadmap', faq: 'FAQ' }

export const header = {
  logo,
  links: [...sections.map((id) => ({ href: `/#${id}`, label: labels[id] })), { href: '/docs', label: 'Docs' }],
  console: { href: brand.links.console, label: 'Console' },
  action: { href: formPath, label: 'Contact Us' },
  progress: true,
  ...frame.menu,
} satisfies HeaderProps
