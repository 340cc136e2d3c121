import type { RoadmapProps } from './Roadmap.tsx'

export const plan = {
  id: 'year',
  eyebrow: 'Year',
  title: 'Four quarters.',
  statusLabels: { completed: 'Completed', current: 'In Progress', upcoming: 'Planned' },
  items: [
    {
      quarter: 'Q1 2030',
      title: 'Routing',
      status: 'completed',
      description: 'Jobs find their node.',
      features: ['Latency', 'Price', 'Regions', 'Failover'],
    },
    {
      quarter: 'Q2 2030',
      title: 'Confidential Computing and Attestation',
      status: 'current',
      description: 'Jobs run unseen by the owner of the node.',
      features: ['Enclaves', 'Keys', 'Reports', 'Audits'],
    },
    {
      quarter: 'Q3 2030',
      title: 'Global Scale',
      status: 'upcoming',
      description: 'Nodes in every region.',
      features: ['Lagos', 'Haifa', 'Lviv', 'Da Nang'],
    },
    {
      quarter: 'Q4 2030',
      title: 'Autonomy',
      status: 'upcoming',
      description: 'The network plans itself.',
      features: ['Forecasts', 'Prices', 'Repairs', 'Budgets'],
    },
  ],
} satisfies RoadmapProps
