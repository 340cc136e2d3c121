import type { Guide } from '../../../.storybook/guides/guide.ts'
import { pauseKeys } from '../InstrumentFrame/pauseKeys.fixture.ts'
import { board } from './MetricTiles.fixture.ts'
import { MetricTiles } from './MetricTiles.tsx'

export const guide = {
  use: 'A board of six measures in `FeaturePanels`: each with its value, a line of what came before, and the trend in words.',
  avoid:
    'Not for goals (take `Targets`), not for values that a reader compares row by row (take `RoutingTable`), not for real charts: the lines have no axes and go round.',
  do: [
    {
      show: <MetricTiles {...board} label="board · haifa-2" />,
      because:
        'Six tiles fill rows of three and of two; each trend says in words what its line shows; the note says how the values are meant.',
    },
  ],
  dont: [
    {
      show: (
        <MetricTiles
          {...board}
          label="numbers"
          note="live"
          tiles={board.tiles.slice(0, 4).map(({ points, ...tile }) => ({ ...tile, trend: '↑', points: points.slice(0, 3) }))}
        />
      ),
      because: 'Four tiles leave a hole in a row of three, an arrow is no trend to listen to, and nothing here is live.',
    },
  ],
  keyboard: pauseKeys('Pause the board'),
} satisfies Guide
