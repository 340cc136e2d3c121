import type { CommunityProps } from './Community.tsx'

/** A village at the end of the line. */
export const village = {
  id: 'village',
  station: 'Village',
  title: 'Grown together.',
  lead: 'Come to the market or read the almanac.',
  actions: [
    { label: 'Visit the Market', href: 'https://market.example' },
    { label: 'Read the Almanac', href: '/almanac' },
  ],
  vision: { title: 'Beyond the Harvest', text: 'Bread for everybody.', points: ['Every loaf has a field', 'Every field has a keeper'] },
  end: 'Baked, and shared',
} satisfies CommunityProps
