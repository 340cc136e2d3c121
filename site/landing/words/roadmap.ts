import type { RoadmapProps } from '#ui/landing/Roadmap/Roadmap.tsx'

export const roadmap = {
  id: 'roadmap',
  eyebrow: 'Roadmap',
  title: 'Four quarters of 2026.',
  statusLabels: { completed: 'Completed', current: 'In Progress', upcoming: 'Planned' },
  items: [
    {
      quarter: 'Q1 2026',
      title: 'Advanced AI Orchestration',
      status: 'upcoming',
      description: 'Many models, each placed by cost and need.',
      features: ['Multi-model scheduling', 'Cost-aware placement', 'Checkpoint migration', 'Policy engine'],
    },
    {
      quarter: 'Q2 2026',
      title: 'Enterprise Scale',
      status: 'upcoming',
      description: 'Access, privacy and reports for larger teams.',
      features: ['Private pools', 'Single sign-on and roles', 'Audit exports', 'SLA reporting'],
    },
    {
      quarter: 'Q3 2026',
      title: 'Global Expansion',
      status: 'upcoming',
      description: 'Capacity close to your users.',
      features: ['New regions', 'Local settlement', 'Edge routing', 'Partner program'],
    },
    {
      quarter: 'Q4 2026',
      title: 'Autonomous Infrastructure',
      status: 'upcoming',
      description: 'The layer repairs and scales itself.',
      features: ['Self-healing fleets', 'Demand forecasting', 'Agent-run operations', 'Continuous proofs'],
    },
  ],
} satisfies RoadmapProps
