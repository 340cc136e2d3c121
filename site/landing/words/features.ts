import { parsePieces } from '#ui/elements/code/code-lines.ts'
import type { CodeSampleProps } from '#ui/landing/CodeSample/CodeSample.tsx'
import type { MetricTilesProps } from '#ui/landing/MetricTiles/MetricTiles.tsx'
import type { MerkleReceiptProps } from '#ui/landing/MerkleReceipt/MerkleReceipt.tsx'
import type { RoutingTableProps } from '#ui/landing/RoutingTable/RoutingTable.tsx'
import type { WorkflowGraphProps } from '#ui/landing/WorkflowGraph/WorkflowGraph.tsx'
import { claims, sampleStamp, getStamp } from './claims.ts'
import { networks } from './networks.ts'
import orderSamples from './order-samples.json' with { type: 'json' }
import { proofExample } from './proof-example.ts'

export const features = { id: 'features', eyebrow: 'Features', title: 'Five parts. One layer.' }

function toFigure(figure: string) {
  const [, value = figure, unit] = /^([\d.]+) ?(\S+)$/.exec(figure) ?? []
  return unit ? { value, unit } : { value }
}

export const routing = {
  id: 'routing',
  number: '01',
  title: 'Intelligent Routing Engine',
  description: 'Real-time metrics across networks decide where each workload runs.',
  additionalText: 'We compare latency, price, region and free capacity. When one changes, the next workload goes where it fits best.',
  label: 'llama-3-70b',
  stamp: sampleStamp,
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

export const workflow = {
  id: 'workflow',
  number: '02',
  title: 'Composable Workflow Fabric',
  description: 'Build data pipelines from visual parts and run them on any network.',
  additionalText: 'Each part says what it needs. We find capacity for it and pass its result on.',
  stamp: sampleStamp,
  alt: 'A dataset and a base model lead to fine-tuning; its result is evaluated and kept as a checkpoint, and the evaluated one is verified.',
  nodes: {
    firstInput: { title: 'Dataset', detail: 'storage · 1.2 TB' },
    secondInput: { title: 'Base model', detail: 'registry · 70B' },
    task: { title: 'Fine-tune', detail: 'gpu · 8 replicas' },
    result: { title: 'Evaluate', detail: 'compute' },
    copy: { title: 'Checkpoint', detail: 'storage' },
    end: { title: 'Verified', detail: 'proof' },
  },
} satisfies WorkflowGraphProps

const { evidence, text, verdict } = proofExample
/** Index of the leaf that the receipt proves. The 1Proof example changes the same leaf. */
const leaf = 5
const short = (hash: string) => `${hash.slice(0, 8)}…`
const ends = (hex: string) => `${hex.slice(0, 8)}…${hex.slice(-6)}`

export const receipt = {
  id: 'receipt',
  number: '03',
  title: 'Verifiable Execution Layer',
  description: 'A zero-knowledge proof core: every result arrives with proof that it is right.',
  additionalText: 'This is the receipt that 1Proof signed for the example workload above. Keep it, send it on, and check it anywhere.',
  path: {
    label: `Leaf ${leaf + 1} and the three hashes that prove it`,
    hashes: [
      { label: `leaf ${leaf + 1}`, hash: short(evidence.levels[0]![leaf]!), proven: true },
      ...evidence.levels.slice(0, -1).map((hashes, at) => ({ label: 'sibling', hash: short(hashes[(leaf >> at) ^ 1]!) })),
      { label: 'root', hash: short(evidence.root), proven: true },
    ],
  },
  label: 'Proof of source',
  status: 'verified',
  root: evidence.root,
  facts: [
    { label: 'workload', value: text },
    { label: 'leaves', value: `${evidence.leaves.length} · ${new TextEncoder().encode(text).length} bytes · SHA-256` },
    { label: 'signature', value: `${evidence.algorithm} · ${ends(evidence.signature)}` },
    { label: 'public key', value: ends(evidence.publicKey) },
    { label: 'checked in', value: `${verdict.ms} ms` },
  ],
} satisfies MerkleReceiptProps

/** Samples of the calls. `order-samples.test.ts` compares them with the contract. */
export const sdk = {
  id: 'sdk',
  number: '04',
  title: 'Unified SDK and API Layer',
  description: 'One abstraction over decentralized compute and storage networks.',
  additionalText: 'The same request in every language. You describe the machine, and we find the provider.',
  tabsLabel: 'Language',
  languages: orderSamples.request.map((language) => ({ ...language, lines: parsePieces(language.lines) })),
  copyTexts: { label: 'Copy', copied: 'Copied', failed: 'Not copied: select the text instead' },
  run: { label: 'Run in the sandbox', href: '/docs/vm/api/order?try=order-vms#order-vms', note: 'in your browser' },
  response: {
    label: 'Response',
    lines: parsePieces(orderSamples.response),
    later: parsePieces(orderSamples.later),
    mark: '"running"',
    stamp: sampleStamp,
    note: '2 to 5 minutes, typically',
  },
  networks: {
    label: 'Networks',
    names: networks,
    note: `six of ${claims.networks.figure} networks`,
    stamp: getStamp(claims.networks),
  },
} satisfies CodeSampleProps

const month = 'last 30 days'
const shares = { max: 100, label: '100%' }

export const monitoring = {
  id: 'monitoring',
  number: '05',
  title: 'Real-Time Monitoring and Insight Hub',
  description: 'Latency, GPU, spend, uptime, CPU and SLA on one board, across all networks.',
  additionalText: 'You see a slow node before your users do.',
  stamp: sampleStamp,
  tiles: [
    {
      label: 'Latency',
      ...toFigure(claims.averageLatency.figure),
      period: month,
      points: [48, 47, 49, 46, 47, 48, 46, 45, 47, 46, 44, 45, 47, 46, 45, 44, 46, 45, 43, 44, 46, 45, 44, 43, 44, 45, 43, 44, 45, 44],
      scale: { max: 60, label: '60 ms' },
      mark: { value: 30, label: 'target 30 ms' },
    },
    {
      label: 'GPU',
      ...toFigure('86%'),
      period: month,
      points: [84, 86, 88, 85, 79, 77, 83, 87, 90, 88, 86, 80, 78, 85, 89, 92, 97, 91, 84, 81, 86, 88, 90, 87, 82, 80, 85, 88, 90, 86],
      scale: shares,
      mark: { at: 16, label: 'peak 97%' },
    },
    {
      label: 'Spend',
      value: '$412',
      period: month,
      points: [
        11, 25, 39, 52, 61, 70, 86, 101, 116, 131, 143, 151, 162, 178, 194, 210, 226, 238, 246, 258, 273, 289, 304, 319, 330, 339, 353, 373,
        393, 412,
      ],
      scale: { max: 500, label: '$500' },
      mark: { value: 450, label: 'budget $450' },
    },
    {
      label: 'Uptime',
      ...toFigure(claims.uptime.figure),
      period: month,
      points: Array<number>(30).fill(1),
      drawing: 'cells',
      scale: { max: 1, label: '1' },
      mark: { at: 11, label: '41 min down' },
    },
    {
      label: 'CPU',
      ...toFigure('41%'),
      period: month,
      points: [38, 44, 49, 45, 33, 29, 36, 42, 48, 46, 40, 31, 30, 39, 45, 52, 58, 49, 37, 32, 40, 44, 47, 42, 34, 31, 39, 43, 46, 41],
      scale: shares,
      mark: { at: 16, label: 'peak 58%' },
    },
    {
      label: 'SLA',
      value: 'met',
      period: month,
      points: [41],
      drawing: 'bar',
      scale: { max: 43, label: '43 min allowed' },
      mark: { label: '41 min used' },
    },
  ],
} satisfies MetricTilesProps
