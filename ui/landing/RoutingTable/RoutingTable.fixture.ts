import type { RoutingTableProps } from './RoutingTable.tsx'

/** Five barns, one of them chosen for each job. */
export const barns = {
  label: 'route · harvest',
  note: 'illustrative',
  alt: 'Five barns with region, delay, price and free machines; one of them is chosen for each job.',
  columns: { network: 'barn', region: 'region', latency: 'delay', price: '$/machine-h', free: 'free' },
  rows: [
    { network: 'barn-a', region: 'FRA', latency: '28 ms', price: '1.19', free: '412' },
    { network: 'barn-b', region: 'AMS', latency: '41 ms', price: '1.34', free: '96' },
    { network: 'barn-c', region: 'WAW', latency: '47 ms', price: '1.08', free: '12' },
    { network: 'field-d', region: 'LON', latency: '52 ms', price: '2.90', free: '48' },
    { network: 'barn-e', region: 'ASH', latency: '104 ms', price: '0.92', free: '733' },
  ],
  choices: [
    { row: 0, reason: 'Mowing: the shortest delay.' },
    { row: 4, reason: 'Threshing overnight: the lowest price.' },
    { row: 2, reason: 'Sowing in Poland: stays in the region.' },
  ],
  chosenLabel: 'chosen',
  pauseLabel: 'Pause the routing table',
} satisfies RoutingTableProps
