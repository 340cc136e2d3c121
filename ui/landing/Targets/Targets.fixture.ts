import type { TargetsProps } from './Targets.tsx'

export const goals = {
  id: 'targets',
  eyebrow: 'Targets',
  title: 'What we are building toward.',
  note: 'Planned, not measured',
  items: [
    { figure: '10M+', label: 'GPU hours', detail: 'A month, on all nodes' },
    { figure: '99.9%', label: 'Uptime', detail: 'By agreement' },
    { figure: '< 30 ms', label: 'Latency', detail: 'To the nearest node' },
    { figure: 'All', label: 'Regions', detail: 'On every continent' },
  ],
} satisfies TargetsProps
