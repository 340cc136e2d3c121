import { order } from '../CodeSample/CodeSample.fixture.ts'
import { CodeSample } from '../CodeSample/CodeSample.tsx'
import { board } from '../MetricTiles/MetricTiles.fixture.ts'
import { MetricTiles } from '../MetricTiles/MetricTiles.tsx'
import { receipt } from '../MerkleReceipt/MerkleReceipt.fixture.ts'
import { MerkleReceipt } from '../MerkleReceipt/MerkleReceipt.tsx'
import { routing } from '../RoutingTable/RoutingTable.fixture.ts'
import { RoutingTable } from '../RoutingTable/RoutingTable.tsx'
import { workflow } from '../WorkflowGraph/WorkflowGraph.fixture.ts'
import { WorkflowGraph } from '../WorkflowGraph/WorkflowGraph.tsx'

/** Five panels, in the order in which the line goes through them. */
export const panels = [
  <RoutingTable key="01" {...routing} />,
  <WorkflowGraph key="02" {...workflow} />,
  <MerkleReceipt key="03" {...receipt} />,
  <CodeSample key="04" {...order} />,
  <MetricTiles key="05" {...board} />,
]
