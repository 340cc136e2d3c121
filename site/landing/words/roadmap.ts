import type { RoadmapProps } from '#ui/landing/Roadmap/Roadmap.tsx'

/** Roadmap; every item is planned. */
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
      description: 'Many models, placed by what they cost and need.',
      features: ['Multi-model scheduling', 'Cost-aware placement', 'Checkpoint migration', 'Policy engine'],
    },
    {
      quarter: 'Q2 2026',
      title: 'Enterprise Scale',
      status: 'upcoming',
      description: 'What a larger team asks for before it moves in.',
      features: ['Private pools', 'Single sign-on and roles', 'Audit exports', 'SLA reporting'],
    },
    {
      quarter: 'Q3 2026',
      title: 'Global Expansion',
      status: 'upcoming',
      description: 'Capacity nearer to where the work begins.',
      features: ['New regions', 'Local settlement', 'Edge routing', 'Partner program'],
    },
    {
      quarter: 'Q4 2026',
      title: 'Autonomous Infrastructure',
      status: 'upcoming',
      description: 'A layer that mends and sizes itself.',
      features: ['Self-healing fleets', 'Demand forecasting', 'Agent-run operations', 'Continuous proofs'],
    },
  ],
} satisfies RoadmapProps
