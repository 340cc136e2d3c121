import type { CallToActionProps } from './CallToAction.tsx'

const stamp = (number: string) => ({ kind: 'stated', label: 'stated', number, href: `#figures-${number.toLowerCase()}` }) as const

export const start = {
  id: 'start',
  title: 'Rent, offer, or become a partner.',
  options: [
    {
      label: 'Rent a Machine',
      detail: 'By the day.',
      href: '/rent',
      claim: { figure: '80%', label: 'lower cost', stamp: stamp('S1') },
    },
    {
      label: 'Offer a Machine',
      detail: 'When it stands idle.',
      href: '/offer',
      claim: { figure: '99%', label: 'uptime', stamp: stamp('S2') },
    },
    {
      label: 'Become a Partner',
      detail: 'Connect your network.',
      href: '/partner',
      claim: { figure: 'All', label: 'regions reached', stamp: stamp('S3') },
    },
  ],
} satisfies CallToActionProps
