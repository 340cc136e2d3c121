import { example } from '../section/panel.fixture.ts'
import type { MetricTilesProps } from './MetricTiles.tsx'

export const board = {
  id: 'measures',
  number: '05',
  title: 'Board of measures and promises',
  description: 'Latency, GPUs, spend, uptime, CPUs and the promise on one board.',
  additionalText: 'Every line is a day long.',
  stamp: example,
  tiles: [
    { label: 'Latency', value: '45', unit: 'ms', trend: 'steady', points: [3, 7, 8, 7, 9, 6, 5, 8, 9, 7, 8, 5, 6, 8, 9, 7] },
    { label: 'GPU', value: '86', unit: '%', trend: 'on average', points: [8, 7, 5, 4, 4, 8, 7, 7, 3, 6, 6, 8, 8, 5, 4, 7], range: [2, 9] },
    { label: 'Spend', value: '$412', trend: 'under the plan', points: [5, 5, 9, 7, 8, 6, 4, 8, 6, 9, 7, 5, 4, 8, 7, 9], drawing: 'bars' },
    { label: 'Uptime', value: '99.9', unit: '%', trend: 'no gap this week', points: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6], drawing: 'bars' },
    { label: 'CPU', value: '41', unit: '%', trend: 'half of them idle', points: [5, 7, 6, 8, 4, 4, 5, 8, 6, 7, 3, 5, 7, 6, 9, 7] },
    { label: 'Promise', value: 'met', trend: 'kept all month', points: [1, 1, 1, 1], range: [0, 2] },
  ],
} satisfies MetricTilesProps
