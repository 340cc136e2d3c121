import type { Guide } from '../../../.storybook/guides/guide.ts'
import { workflow } from './WorkflowGraph.fixture.ts'
import { WorkflowGraph } from './WorkflowGraph.tsx'

export const guide = {
  use: 'A workflow of six parts: two inputs, a task, its result and a copy, and the verified end. A panel of `FeaturePanels`, whose line is the path of the work; on a phone it runs downwards.',
  avoid:
    'Not for stops in time (take `Roadmap`), not for a table of choices (take `RoutingTable`), not for hashes (take `MerkleReceipt`), not for a graph of another shape.',
  do: [
    {
      show: <WorkflowGraph {...workflow} id="flow-do" title="Inference" />,
      because: 'Each part has a name and one fact, one way is taken, and `alt` tells the whole graph in a sentence.',
    },
  ],
  dont: [
    {
      show: (
        <WorkflowGraph
          {...workflow}
          id="flow-dont"
          title="Overview"
          alt="A graph"
          nodes={{ ...workflow.nodes, end: { title: 'Done', detail: 'success' } }}
        />
      ),
      because: 'Lime means verified and nothing else, and “a graph” says nothing to those who cannot see it.',
    },
  ],
  keyboard: [],
} satisfies Guide
