import { nodes } from '../../fixtures/world.ts'
import type { RoutingTableProps } from './RoutingTable.tsx'

export const routing = {
  label: 'route · job 4471',
  note: 'illustrative',
  alt: 'Five nodes with region, latency, price and free machines; one of them is chosen for each job.',
  columns: { network: 'node', region: 'region', latency: 'latency', price: '$/GPU-h', free: 'free' },
  rows: [nodes.lagos, nodes.haifa, nodes.lviv, nodes.nordlicht, nodes.danang].map(({ name, ...node }) => ({ network: name, ...node })),
  choices: [
    { row: 0, reason: 'Inference: the lowest latency.' },
    { row: 4, reason: 'Training overnight: the lowest price.' },
    { row: 2, reason: 'Patient data of Ukraine: stays in the region.' },
  ],
  chosenLabel: 'chosen',
  pauseLabel: 'Pause the routing table',
} satisfies RoutingTableProps
