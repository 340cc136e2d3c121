import type { Guide } from '../../../.storybook/guides/guide.ts'
import { pauseKeys } from '../../elements/Ticker/pauseKeys.fixture.ts'
import { routing } from './RoutingTable.fixture.ts'
import { RoutingTable } from './RoutingTable.tsx'

export const guide = {
  use: 'What a router sees of each network, and which one it chooses: every few seconds another workload comes. A panel of `FeaturePanels`; on a very small screen each row becomes a small record.',
  avoid:
    'Not for facts to look up (take `FieldTable`, or a table in `Prose`), not for single measures (take `MetricTiles`), not for a choice that the reader makes (take `RadioGroupField`).',
  do: [
    {
      show: <RoutingTable {...routing} id="route-do" label="training" />,
      because: 'Units stand in the heads or the cells, and above the table one sentence says why this row was chosen.',
    },
  ],
  dont: [
    {
      show: (
        <RoutingTable
          {...routing}
          id="route-dont"
          label="table"
          columns={{ network: 'a', region: 'b', latency: 'c', price: 'd', free: 'e' }}
          choices={[{ row: 1, reason: 'The best one.' }]}
        />
      ),
      because: 'The heads name nothing, and “the best” is no reason: the row differs from the others in no way that can be seen.',
    },
  ],
  keyboard: pauseKeys('Pause the routing table'),
} satisfies Guide
