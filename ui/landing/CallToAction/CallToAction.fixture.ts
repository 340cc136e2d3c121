import type { CallToActionProps } from './CallToAction.tsx'

/** Three ways into a mill. */
export const mill = {
  id: 'start',
  station: 'Start',
  title: 'Sow, harvest, or mill with us.',
  ways: [
    { label: 'Rent a Machine', detail: 'by the day', href: '/rent' },
    { label: 'Offer a Machine', detail: 'when it stands idle', href: '/offer' },
    { label: 'Become a Mill', detail: 'join the valley', href: '/mill' },
  ],
  claims: [
    { figure: '99%', label: 'Dry harvests' },
    { figure: '80%', label: 'Less fuel' },
    { figure: 'All', label: 'Villages reached' },
  ],
  claimsNote: 'Figures of the mill itself.',
} satisfies CallToActionProps
