import type { Guide } from '../../../.storybook/guides/guide.ts'
import { board } from './MetricTiles.fixture.ts'
import { MetricTiles } from './MetricTiles.tsx'

export const guide = {
  use: 'A wall of six measures: each with its value, a drawing of what came before, and the trend in words. A panel of `FeaturePanels`, whose words fill two of its eight places.',
  avoid:
    'Not for goals (take `Targets`), not for values that a reader compares row by row (take `RoutingTable`), not for real charts: the drawings have no axes.',
  do: [
    {
      show: <MetricTiles {...board} id="measures-do" />,
      because: 'Six tiles fill the wall; each trend says in words what its drawing shows; the stamp says how the values are meant.',
    },
  ],
  dont: [
    {
      show: (
        <MetricTiles
          {...board}
          id="measures-dont"
          tiles={board.tiles.slice(0, 4).map(({ points, ...tile }) => ({ ...tile, trend: '↑', points: points.slice(0, 3) }))}
        />
      ),
      because: 'Four tiles leave a hole in the wall, and an arrow is no trend to listen to.',
    },
  ],
  keyboard: [],
} satisfies Guide
