import type { CodeSampleProps } from '../../ui/landing/CodeSample/CodeSample.tsx'
import type { FeaturePanel } from '../../ui/landing/FeaturePanels/FeaturePanels.tsx'
import type { MerkleTreeProps } from '../../ui/landing/MerkleTree/MerkleTree.tsx'
import type { MetricTilesProps } from '../../ui/landing/MetricTiles/MetricTiles.tsx'
import type { RoutingTableProps } from '../../ui/landing/RoutingTable/RoutingTable.tsx'
import type { WorkflowGraphProps } from '../../ui/landing/WorkflowGraph/WorkflowGraph.tsx'
import { brand } from './brand.ts'
import { claims } from './claims.ts'
import { proofExample } from './proof-example.ts'

/** The head of the five features. */
export const features = { id: 'features', station: 'Features', title: 'Five parts. One layer.' }

/** The words of the five features; each has an instrument of the same name below. */
export const panels = {
  routing: {
    number: '01',
    title: 'Intelligent Routing Engine',
    description: 'Real-time metrics across networks decide where each workload runs.',
    additionalText: 'Latency, price, region and free capacity are read together; when one changes, the next workload goes elsewhere.',
  },
  workflow: {
    number: '02',
    title: 'Composable Workflow Fabric',
    description: 'Build data pipelines from visual parts and run them on any network.',
    additionalText: 'Each part names what it needs. The fabric finds a place for it and hands the result to the next one.',
  },
  proof: {
    number: '03',
    title: 'Verifiable Execution Layer',
    description: 'A zero-knowledge proof core: results arrive with the evidence that they are right.',
    additionalText: 'The tree is real. Each leaf is a part of the workload above, and its path leads to the root that was signed.',
  },
  sdk: {
    number: '04',
    title: 'Unified SDK and API Layer',
    description: 'One abstraction over decentralized compute and storage networks.',
    additionalText: 'The same request in every language: say what you need, not whose it is.',
  },
  monitoring: {
    number: '05',
    title: 'Real-Time Monitoring and Insight Hub',
    description: 'Latency, GPU, spend, uptime, CPU and SLA on one board.',
    additionalText: 'One view over all networks, so that a slow node is seen before its user notices.',
  },
} satisfies Record<string, Omit<FeaturePanel, 'instrument'>>

const illustrative = 'illustrative'

/** 01: networks among which a workload is routed. */
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

/** 02: a pipeline of parts. */
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

/** 03: the tree of the workload that 1Proof starts with. */
export const merkle = {
  alt: 'A Merkle tree of eight leaves: one leaf, its path and the root are marked as proven, the hashes beside the path as its evidence.',
  levels: proofExample.evidence.levels,
  caption: 'leaf {leaf} proven to the root',
  legend: { proven: 'proven path', sibling: 'evidence', rest: 'not needed' },
  pauseLabel: 'Pause the Merkle tree',
} satisfies MerkleTreeProps

const image = `${brand.imagesHost}/ubuntu-24.04.img`

/** 04: one request in four languages, and the networks behind it. One list, to be confirmed by the owner. */
export const sdk = {
  label: 'deploy a virtual machine',
  tabsLabel: 'Language',
  languages: [
    {
      label: 'TypeScript',
      code: `const response = await fetch("${brand.apiHost}/vms/v3", {
  method: "POST",
  headers: {
    Authorization: \`Bearer \${process.env.ONENODE_API_KEY}\`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    instances: 1,
    vmConfiguration: {
      name: "train-01",
      osImage: "${image}",
      sshKeys: [process.env.SSH_PUBLIC_KEY],
    },
  }),
})`,
      highlights: ['"train-01"'],
    },
    {
      label: 'Python',
      code: `request = urllib.request.Request(
    "${brand.apiHost}/vms/v3",
    method="POST",
    headers={
        "Authorization": f"Bearer {os.environ['ONENODE_API_KEY']}",
        "Content-Type": "application/json",
    },
    data=json.dumps({
        "instances": 1,
        "vmConfiguration": {
            "name": "train-01",
            "osImage": "${image}",
            "sshKeys": [os.environ["SSH_PUBLIC_KEY"]],
        },
    }).encode(),
)`,
      highlights: ['"train-01"'],
    },
    {
      label: 'cURL',
      code: `curl -X POST "${brand.apiHost}/vms/v3" \\
  -H "Authorization: Bearer $ONENODE_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "instances": 1,
    "vmConfiguration": {
      "name": "train-01",
      "osImage": "${image}",
      "sshKeys": ["ssh-ed25519 AAAA… dev@laptop"]
    }
  }'`,
      highlights: ['"train-01"'],
    },
    {
      label: 'CLI',
      code: `onenode vm create \\
  --cpu 4 --ram 8 --storage 50 \\
  --image ${image} \\
  --ssh-key ~/.ssh/id_ed25519.pub \\
  --ports 22/tcp

onenode vm list --output json`,
      highlights: ['--cpu 4 --ram 8 --storage 50'],
    },
  ],
  networksLabel: 'Networks',
  networks: ['Akash', 'Arweave', 'Filecoin', 'Fluence', 'io.net', 'Render'],
} satisfies CodeSampleProps

/** 05: the board. Latency and uptime repeat the ledger's claims; the rest shows how the board looks. */
export const monitoring = {
  label: 'insight hub · last hour',
  note: illustrative,
  tiles: [
    { label: 'Latency', value: claims.averageLatency.figure, trend: 'steady', points: [4, 7, 7.4, 8, 8, 6, 6.2, 5.6, 7.6, 8, 7.4, 7.6, 5, 6, 6.8, 7.6, 8.4, 6.4, 5.8, 7, 8, 7.6, 8] },
    { label: 'GPU', value: '86%', trend: 'rising', points: [8, 7.4, 6, 5.8, 5.7, 8, 7.8, 7.6, 7, 4.5, 6.8, 7, 8, 7.8, 6.4, 6.2, 4.8, 7.6, 7.8, 7.8, 5.6, 6.2, 6.8] },
    { label: 'Spend', value: '$412', trend: 'below the budget', points: [6, 6, 8.4, 7.4, 7.6, 6, 7.4, 6.8, 8.4, 7.4, 6.4, 5.8, 5.4, 7.2, 7, 8.2, 8, 7.2, 7.4, 5.4, 7.6, 6, 8] },
    { label: 'Uptime', value: claims.uptime.figure, trend: 'steady', points: [6.4, 7, 5.6, 5.8, 7.4, 6.4, 8, 6.6, 6, 5.8, 6, 8, 7.2, 7.4, 6, 4.6, 6.6, 5.8, 8, 7, 6.2, 5.4, 7.4] },
    { label: 'CPU', value: '41%', trend: 'falling', points: [6, 7.4, 7, 7.8, 6, 5.8, 6.2, 6.8, 8.2, 6.6, 7.4, 5.4, 5.6, 7, 6.8, 8, 6.4, 6.2, 5.4, 6, 7.6, 6.8, 7.6] },
    { label: 'SLA', value: 'met', trend: 'without a breach', points: [7.4, 5, 5.6, 6, 7.4, 8, 6.4, 6.6, 4.6, 6.4, 7.2, 7.2, 8, 5.8, 5.9, 5.6, 6.8, 8, 6.4, 7.2, 5.4, 5.4, 6.8] },
  ],
  pauseLabel: 'Pause the board',
} satisfies MetricTilesProps
