import type { CallToActionProps } from './CallToAction.tsx'

const stamp = (number: string) => ({ kind: 'stated', label: 'stated', number, href: `#figures-${number.toLowerCase()}` }) as const

export const start = {
  id: 'start',
  title: 'Rent, offer, or become a partner.',
  options: [
    {
      verb: 'Rent',
      detail: 'By the day.',
      label: 'Rent a Machine',
      href: '/rent',
      facts: [
        { figure: '80%', label: 'lower cost', stamp: stamp('S1') },
        { figure: '99%', label: 'uptime', stamp: stamp('S2') },
      ],
    },
    {
      verb: 'Offer',
      detail: 'When it stands idle.',
      label: 'Offer a Machine',
      href: '/offer',
      facts: [{ figure: 'One GPU', label: 'to start with' }],
    },
    {
      verb: 'Partner',
      detail: 'Connect your network.',
      label: 'Become a Partner',
      href: '/partner',
      facts: [{ figure: 'All', label: 'regions reached', stamp: stamp('S3') }],
    },
  ],
} satisfies CallToActionProps
