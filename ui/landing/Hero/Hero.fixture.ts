import type { HeroProps } from './Hero.tsx'

/** A hero of harvest machines. */
export const harvest = {
  badge: 'Field protocol',
  title: 'One layer for every harvest machine',
  lead: 'Send the work once. The layer finds a free machine and shows the evidence.',
  actions: [
    { label: 'Read the guide', href: '/guide', variant: 'primary' },
    { label: 'Join the growers', href: 'https://growers.example', variant: 'outline' },
    { label: 'Learn more', href: '/more', variant: 'text' },
  ],
  figure: {
    alt: 'A workload is routed to one free machine of four fields.',
    source: 'work',
    networks: ['North', 'East', 'South', 'West'],
    pauseLabel: 'Pause the figure',
  },
  stats: [
    { figure: '12', label: 'fields' },
    { figure: '3 ha', label: 'an hour' },
    { figure: '∞', label: 'patience' },
  ],
  statsNote: 'What the growers aim at.',
} satisfies HeroProps
