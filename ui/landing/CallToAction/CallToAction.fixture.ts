import type { CallToActionProps } from './CallToAction.tsx'

export const start = {
  id: 'start',
  eyebrow: 'Start',
  title: 'Rent, offer, or become a partner.',
  options: [
    { label: 'Rent a Machine', detail: 'by the day', href: '/rent' },
    { label: 'Offer a Machine', detail: 'when it stands idle', href: '/offer' },
    { label: 'Become a Partner', detail: 'connect your network', href: '/partner' },
  ],
  claims: [
    { figure: '99%', label: 'Uptime' },
    { figure: '80%', label: 'Lower cost' },
    { figure: 'All', label: 'Regions reached' },
  ],
  claimsNote: 'Figures of Meridian itself.',
} satisfies CallToActionProps
