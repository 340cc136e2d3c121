import type { HeroProps } from '#ui/landing/Hero/Hero.tsx'
import { brand } from '@workspace/tokens/brand.ts'
import { claims, getStamp } from './claims.ts'
import { getFormLink } from '../../paths.ts'

const title = 'Modular AI Layer for\nthe Decentralized\nInfrastructure\nEconomy'

export const headline = title.replaceAll('\n', ' ')

export const hero = {
  badge: 'Next-Gen DEPIN Protocol',
  title,
  lead: 'One programmable layer that routes, verifies and optimizes AI workloads across decentralized GPU, storage, compute and network infrastructure.',
  actions: [
    { label: 'Explore Docs', href: brand.links.docs, variant: 'primary' },
    { label: 'Join the Ecosystem', href: brand.links.social, variant: 'outline' },
    { label: 'Learn More', href: brand.links.docs, variant: 'text' },
  ],
  figure: {
    alt: 'A node made of thousands of smaller ones in four networks: storage, GPU, compute and network. A workload enters, is routed through the hub, and is verified in one node.',
    source: 'workload in',
    verified: 'verified',
    networks: ['Storage', 'GPU', 'Compute', 'Network'],
    pauseLabel: 'Pause the node animation',
  },
  stats: [claims.heroUptime, claims.heroScale, claims.heroLatency].map((claim) => ({ ...claim, stamp: getStamp(claim) })),
  invitation: { question: 'Own GPUs?', label: 'Put them to work', href: getFormLink('provide') },
} satisfies HeroProps
