import type { HeaderProps } from './Header.tsx'

/** A header for stories. */
export const header = {
  logo: { name: 'Meridian', href: '/', label: 'Meridian, home' },
  links: [
    { href: '/#about', label: 'About' },
    { href: '/#proof', label: 'Proof' },
    { href: '/#features', label: 'Features' },
    { href: '/#plan', label: 'Plan' },
    { href: '/guide', label: 'Guide' },
  ],
  console: { href: 'https://console.meridian.example', label: 'Console' },
  action: { href: '/contact', label: 'Write to us' },
  navLabel: 'Main',
  menuLabel: 'Menu',
  closeLabel: 'Close',
} satisfies HeaderProps
