import { network } from '../../fixtures/sample-data.ts'
import type { HeaderProps } from './Header.tsx'

export const header = {
  logo: { name: network.name, href: '/', label: `${network.name}, home` },
  links: [
    { href: '/#about', label: 'About' },
    { href: '/#proof', label: 'Proof' },
    { href: '/#features', label: 'Features' },
    { href: '/#plan', label: 'Plan' },
    { href: '/guide', label: 'Guide' },
  ],
  console: { href: network.console, label: 'Console' },
  action: { href: '/contact', label: 'Write to us' },
  navLabel: 'Main',
  menuLabel: 'Menu',
  closeLabel: 'Close',
} satisfies HeaderProps
