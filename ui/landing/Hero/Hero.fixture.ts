import { network } from '../../fixtures/sample-data.ts'
import type { HeroProps } from './Hero.tsx'

export const hero = {
  badge: 'Compute protocol',
  title: 'One layer for every machine',
  lead: 'Send the work once. The layer finds a free machine and shows the evidence.',
  actions: [
    { label: 'Read the guide', href: '/guide', variant: 'primary' },
    { label: 'Join the community', href: network.community, variant: 'outline' },
    { label: 'Learn more', href: '/more', variant: 'text' },
  ],
  figure: {
    alt: 'A workload is routed to one free machine of four networks.',
    source: 'work in',
    verified: 'checked',
    networks: ['Lagos', 'Haifa', 'Lviv', 'Da Nang'],
    pauseLabel: 'Pause the figure',
  },
  stats: [
    { figure: '24/7', label: 'uptime', stamp: { kind: 'stated', label: 'stated', number: 'S1' } },
    { figure: '28 ms', label: 'latency', stamp: { kind: 'target', label: 'target', number: 'T1' } },
    { figure: '∞', label: 'scale' },
  ],
  invitation: { question: 'Own a machine?', label: 'Offer it', href: '/offer' },
} satisfies HeroProps
