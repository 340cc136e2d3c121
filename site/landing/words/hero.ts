import type { HeroProps } from '#ui/landing/Hero/Hero.tsx'
import { brand } from '@workspace/brand/brand.ts'
import { claims } from './claims.ts'

/** The first screen of the landing page. */
export const hero = {
  badge: 'Next-Gen DEPIN Protocol',
  title: 'Modular AI Layer for the Decentralized Infrastructure Economy',
  lead: 'One programmable layer that routes, verifies and optimizes AI workloads across decentralized GPU, storage, compute and network infrastructure.',
  actions: [
    { label: 'Explore Docs', href: brand.links.docs, variant: 'primary' },
    { label: 'Join the Ecosystem', href: brand.links.social, variant: 'outline' },
    { label: 'Learn More', href: brand.links.docs, variant: 'text' },
  ],
  figure: {
    alt: 'A workload enters, is routed to one free node of four networks (GPU, Storage, Compute and Network) and verified there.',
    source: 'workload',
    networks: ['GPU', 'Storage', 'Compute', 'Network'],
    pauseLabel: 'Pause the routing figure',
  },
  stats: [claims.heroUptime, claims.heroScale, claims.heroLatency],
  statsNote: `${brand.name}’s own figures: goals of its design, not measurements.`,
} satisfies HeroProps
