import type { CodeSampleProps } from '#ui/landing/CodeSample/CodeSample.tsx'
import type { FeaturePanel } from '#ui/landing/FeaturePanels/FeaturePanels.tsx'
import type { MerkleTreeProps } from '#ui/landing/MerkleTree/MerkleTree.tsx'
import type { MetricTilesProps } from '#ui/landing/MetricTiles/MetricTiles.tsx'
import type { RoutingTableProps } from '#ui/landing/RoutingTable/RoutingTable.tsx'
import type { WorkflowGraphProps } from '#ui/landing/WorkflowGraph/WorkflowGraph.tsx'
import { claims } from './claims.ts'
import { networks } from './networks.ts'
import orderSamples from './order-samples.json' with { type: 'json' }
import { proofExample } from './proof-example.ts'

/** Heading of the features. */
export const features = { id: 'features', eyebrow: 'Features', title: 'Five parts. One layer.' }

/** Words of the features; each has an instrument of the same name below. */
export const panels = {
  routing: {
    title: 'Intelligent Routing Engine',
    description: 'Real-time metrics across networks decide where each workload runs.',
    additionalText: 'Latency, price, region and free capacity are read together; when one changes, the next workload goes elsewhere.',
  },
  workflow: {
    title: 'Composable Workflow Fabric',
    description: 'Build data pipelines from visual parts and run them on any network.',
    additionalText: 'Each part names what it needs. The fabric finds a place for it and hands the result to the next one.',
  },
  proof: {
    title: 'Verifiable Execution Layer',
    description: 'A zero-knowledge proof core: results arrive with the evidence that they are right.',
    additionalText:
      'The tree is real. It belongs to the example workload of 1Proof: each leaf is a part of it, and its path leads to the root that was signed.',
  },
  sdk: {
    title: 'Unified SDK and API Layer',
    description: 'One abstraction over decentralized compute and storage networks.',
    additionalText: 'The same request in every language: say what you need, not whose it is.',
  },
  monitoring: {
    title: 'Real-Time Monitoring and Insight Hub',
    description: 'Latency, GPU, spend, uptime, CPU and SLA on one board.',
    additionalText: 'One view over all networks, so that a slow node is seen before its user notices.',
  },
} satisfies Record<string, Omit<FeaturePanel, 'instrument' | 'number'>>

const illustrative = 'illustrative'

/** Constant series. */
const level = (value: number) => Array.from({ length: 23 }, () => value)

/** Networks among which a workload is routed. */
export const routing = {
  label: 'route · llama-3-70b',
  note: illustrative,
  alt: 'Five networks with region, latency, price per GPU hour and free GPUs; the filled row is the one that the workload takes.',
  columns: { network: 'network', region: 'region', latency: 'latency', price: '$/GPU-h', free: 'free' },
  rows: [
    { network: 'network-a', region: 'FRA', latency: '28 ms', price: '1.19', free: '412' },
    { network: 'network-b', region: 'AMS', latency: '41 ms', price: '1.34', free: '96' },
    { network: 'network-c', region: 'WAW', latency: '47 ms', price: '1.08', free: '12' },
    { network: 'cloud-d', region: 'LON', latency: '52 ms', price: '2.90', free: '48' },
    { network: 'network-e', region: 'ASH', latency: '104 ms', price: '0.92', free: '733' },
  ],
  choices: [
    { row: 0, reason: 'Interactive inference: the lowest latency.' },
    { row: 4, reason: 'Overnight training: the lowest price.' },
    { row: 2, reason: 'Data that stays in Poland: the right region.' },
    { row: 1, reason: 'A burst of users: near, with room to grow.' },
  ],
  chosenLabel: 'chosen',
  pauseLabel: 'Pause the routing table',
} satisfies RoutingTableProps

/** A pipeline of parts. */
export const workflow = {
  label: 'workflow · fine-tune',
  note: illustrative,
  alt: 'A dataset and a base model lead to fine-tuning; its result is evaluated and kept as a checkpoint, and the evaluated one is verified.',
  nodes: [
    { id: 'dataset', title: 'Dataset', detail: 'storage · 1.2 TB', x: 0, y: 0 },
    { id: 'model', title: 'Base model', detail: 'registry · 70B', x: 0, y: 2 },
    { id: 'tune', title: 'Fine-tune', detail: 'gpu · 8 replicas', x: 1, y: 1 },
    { id: 'evaluate', title: 'Evaluate', detail: 'compute', x: 2, y: 0 },
    { id: 'checkpoint', title: 'Checkpoint', detail: 'storage', x: 2, y: 2 },
    { id: 'verified', title: 'Verified', detail: 'proof', x: 3, y: 1, verified: true },
  ],
  edges: [
    { from: 'dataset', to: 'tune', active: true },
    { from: 'model', to: 'tune', active: true },
    { from: 'tune', to: 'evaluate', active: true },
    { from: 'tune', to: 'checkpoint' },
    { from: 'evaluate', to: 'verified', active: true },
    { from: 'checkpoint', to: 'verified' },
  ],
  pauseLabel: 'Pause the workflow',
} satisfies WorkflowGraphProps

/** The tree of the workload that 1Proof starts with. */
export const merkle = {
  alt: 'The Merkle tree of the example workload, with eight leaves: one leaf, its path and the root are marked as proven, the hashes beside the path as its evidence.',
  levels: proofExample.evidence.levels,
  caption: 'leaf {leaf} proven to the root',
  legend: { proven: 'proven path', sibling: 'evidence', rest: 'not needed' },
  pauseLabel: 'Pause the Merkle tree',
} satisfies MerkleTreeProps

/** One request in four languages, from the contract like the samples of the documentation, and the networks behind it. */
export const sdk = {
  label: 'order a virtual machine',
  alt: 'The same order of a virtual machine as a cURL command, in TypeScript, in Python and with the command-line tool.',
  tabsLabel: 'Language',
  languages: orderSamples.map((sample) => ({ ...sample, highlights: ["'web-1'", '"web-1"'] })),
  networksLabel: 'Networks',
  networks,
} satisfies Omit<CodeSampleProps, 'languages'> & { languages: readonly { label: string; lines: string[][] }[] }

/**
 * The board. Each line repeats, so its words fit the whole of it: an average, a sum, a level. Latency and uptime repeat the claims;
 * the rest is illustrative.
 */
export const monitoring = {
  label: 'insight hub · last hour',
  note: illustrative,
  alt: 'A board of six measures over the last hour, each with a line: latency, GPU use, spend, uptime, CPU use and whether the SLA was met.',
  tiles: [
    {
      label: 'Latency',
      value: claims.averageLatency.figure,
      trend: 'on average',
      points: [44, 46, 45, 43, 44, 47, 46, 45, 48, 46, 44, 43, 45, 44, 46, 47, 45, 43, 44, 46, 45, 44, 45],
    },
    {
      label: 'GPU',
      value: '86%',
      trend: 'used on average',
      points: [88, 90, 93, 91, 86, 80, 78, 82, 87, 91, 92, 88, 84, 79, 77, 83, 88, 92, 90, 87, 84, 82, 86],
    },
    {
      label: 'Spend',
      value: '$412',
      trend: 'of a $450 budget',
      points: [16, 18, 22, 21, 17, 14, 13, 16, 19, 22, 23, 20, 17, 14, 13, 16, 19, 22, 21, 18, 17, 16, 18],
    },
    { label: 'Uptime', value: claims.uptime.figure, trend: 'without a gap', points: level(99.9) },
    {
      label: 'CPU',
      value: '41%',
      trend: 'used on average',
      points: [38, 44, 52, 47, 36, 29, 33, 41, 49, 55, 46, 37, 30, 34, 42, 51, 48, 39, 31, 35, 43, 45, 38],
    },
    { label: 'SLA', value: 'met', trend: 'without a breach', points: level(1) },
  ],
  pauseLabel: 'Pause the board',
} satisfies MetricTilesProps
