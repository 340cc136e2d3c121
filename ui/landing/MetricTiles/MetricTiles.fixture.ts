import type { MetricTilesProps } from './MetricTiles.tsx'

export const board = {
  label: 'board · lagos-1',
  alt: 'Six measures of the node, each with a line.',
  note: 'illustrative',
  tiles: [
    { label: 'Latency', value: '45 ms', trend: 'steady', points: [3, 7, 8, 7, 9, 6, 5, 8, 9, 7, 8, 5, 6, 8, 9, 7] },
    { label: 'GPU', value: '86%', trend: 'on average', points: [8, 7, 5, 4, 4, 8, 7, 7, 3, 6, 6, 8, 8, 5, 4, 7] },
    { label: 'Spend', value: '$412', trend: 'under the plan', points: [5, 5, 9, 7, 8, 6, 4, 8, 6, 9, 7, 5, 4, 8, 7, 9] },
    { label: 'Uptime', value: '99.9%', trend: 'no gap this week', points: [6, 7, 4, 5, 8, 6, 9, 6, 5, 5, 8, 7, 8, 5, 4, 7] },
    { label: 'CPU', value: '41%', trend: 'half of them idle', points: [5, 7, 6, 8, 4, 4, 5, 8, 6, 7, 3, 5, 7, 6, 9, 7] },
    { label: 'Promise', value: 'met', trend: 'kept all month', points: [8, 3, 5, 6, 8, 8, 7, 2, 6, 7, 7, 8, 5, 5, 7, 6] },
  ],
  pauseLabel: 'Pause the board',
} satisfies MetricTilesProps
