import type { RoadmapProps } from './Roadmap.tsx'

/** A year in four stops. */
export const seasons = {
  id: 'year',
  station: 'Year',
  title: 'Four seasons.',
  statusLabels: { completed: 'Completed', current: 'In Progress', upcoming: 'Planned' },
  items: [
    { quarter: 'Spring', title: 'Sowing', status: 'completed', description: 'The seed is in the ground.', features: ['Soil', 'Seed', 'Water', 'Patience'] },
    { quarter: 'Summer', title: 'Growing and Watching the Weather', status: 'current', description: 'Now it is the sun’s turn.', features: ['Sun', 'Rain', 'Bees', 'Shade'] },
    { quarter: 'Autumn', title: 'Harvest', status: 'upcoming', description: 'Everybody helps.', features: ['Scythe', 'Cart', 'Barn', 'Feast'] },
    { quarter: 'Winter', title: 'Rest', status: 'upcoming', description: 'The field sleeps.', features: ['Snow', 'Books', 'Tools', 'Plans'] },
  ],
} satisfies RoadmapProps
