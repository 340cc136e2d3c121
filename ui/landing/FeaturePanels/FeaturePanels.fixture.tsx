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
import { drawField, size } from '../Hero/field.ts'
import type { FeaturePanelProps } from './FeaturePanel.tsx'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -4 136 ${size + 8}" stroke="black"><rect x="-32" y="-4" width="136" height="100%" fill="white" stroke="none"/>${drawField()}</svg>`

/** Panel with the node of the hero as an image. */
export const node = {
  id: 'node',
  number: '01',
  title: 'One node',
  description: 'Many cells work as one machine.',
  additionalText: 'Each of them can fail.',
  image: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  alt: 'Ring of small cells',
} satisfies FeaturePanelProps

/** Five panels in the order of the progress line. */
export const panels = [
  <RoutingTable key="01" {...routing} />,
  <WorkflowGraph key="02" {...workflow} />,
  <MerkleReceipt key="03" {...receipt} />,
  <CodeSample key="04" {...order} />,
  <MetricTiles key="05" {...board} />,
]
