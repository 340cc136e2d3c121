import type { Guide } from '../../../.storybook/guides/guide.ts'
import { pauseKeys } from '../InstrumentFrame/pauseKeys.fixture.ts'
import { workflow } from './WorkflowGraph.fixture.ts'
import { WorkflowGraph } from './WorkflowGraph.tsx'

export const guide = {
  use: 'A workflow of parts on a grid of four steps and three lanes. The way that a workload takes is drawn in the accent and ends in a verified marker; on a phone it runs downwards.',
  avoid:
    'Not for stops in time (take `Roadmap`), not for a table of choices (take `RoutingTable`), not for hashes (take `MerkleTree`), not for more parts than the grid has places.',
  do: [
    {
      show: <WorkflowGraph {...workflow} label="workflow · inference" />,
      because: 'Each part has a name and one fact, one way is taken, and `alt` tells the whole graph in a sentence.',
    },
  ],
  dont: [
    {
      show: (
        <WorkflowGraph {...workflow} label="overview" alt="A graph" edges={workflow.edges.map((edge) => ({ ...edge, active: true }))} />
      ),
      because: 'When every way is taken none is, and “a graph” says nothing to those who cannot see it.',
    },
  ],
  keyboard: pauseKeys('Pause the workflow'),
} satisfies Guide
