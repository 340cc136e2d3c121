import { nodes } from '../../fixtures/sample-data.ts'
import { example } from '../section/panel.fixture.ts'
import type { RoutingTableProps } from './RoutingTable.tsx'

export const routing = {
  id: 'route-finder',
  number: '01',
  title: 'Route finder',
  description: 'It measures every node and sends each job to the one that suits it.',
  additionalText: 'Latency, price and free machines are read again for every job, so a node that fills up gets no more.',
  label: 'job 4471',
  stamp: example,
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
