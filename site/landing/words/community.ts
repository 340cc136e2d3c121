import type { CommunityProps } from '#ui/landing/Community/Community.tsx'
import { brand } from '@workspace/tokens/brand.ts'

export const community = {
  id: 'community',
  title: 'Built with the people who run it.',
  lead: 'Ask the engineers, follow the work, or start with the guides.',
  actions: [
    { label: 'Join the Community', href: brand.links.community },
    { label: 'Developer Docs', href: brand.links.docs },
  ],
  vision: {
    title: 'Vision Beyond 2026',
    text: 'Infrastructure that anyone can offer, anyone can use, and anyone can verify.',
    points: ['Every workload carries its proof', 'Every idle machine finds work', 'Every network works through one interface'],
  },
} satisfies CommunityProps
