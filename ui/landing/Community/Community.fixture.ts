import { network } from '../../fixtures/sample-data.ts'
import type { CommunityProps } from './Community.tsx'

export const community = {
  id: 'community',
  title: 'Built together.',
  lead: 'Ask in the forum or read the docs.',
  actions: [
    { label: 'Visit the Forum', href: network.community },
    { label: 'Read the Docs', href: '/docs' },
  ],
  vision: {
    title: 'Beyond 2030',
    text: 'Compute for everybody.',
    points: ['Every job has a proof', 'Every node has an owner', 'Every region has a node'],
  },
} satisfies CommunityProps
