import { linesOfPieces } from '#ui/elements/code/code-lines.ts'
import { CodeSample } from '#ui/landing/CodeSample/CodeSample.tsx'
import type { FeaturePanel } from '#ui/landing/FeaturePanels/FeaturePanels.tsx'
import { MerkleTree } from '#ui/landing/MerkleTree/MerkleTree.tsx'
import { MetricTiles } from '#ui/landing/MetricTiles/MetricTiles.tsx'
import { RoutingTable } from '#ui/landing/RoutingTable/RoutingTable.tsx'
import { WorkflowGraph } from '#ui/landing/WorkflowGraph/WorkflowGraph.tsx'
import { merkle, monitoring, panels, routing, sdk, workflow } from './words/features.ts'

const languages = sdk.languages.map((language) => ({ ...language, lines: linesOfPieces(language.lines) }))

/** Features, each with its instrument. */
export const featurePanels: readonly FeaturePanel[] = [
  { ...panels.routing, instrument: <RoutingTable {...routing} /> },
  { ...panels.workflow, instrument: <WorkflowGraph {...workflow} /> },
  { ...panels.proof, instrument: <MerkleTree {...merkle} /> },
  { ...panels.sdk, instrument: <CodeSample {...sdk} languages={languages} /> },
  { ...panels.monitoring, instrument: <MetricTiles {...monitoring} /> },
].map((panel, at) => ({ ...panel, number: String(at + 1).padStart(2, '0') }))
