import type { TargetsProps } from './Targets.tsx'

const stated = (figure: string, number: number, share: number) =>
  ({ figure, share, stamp: { kind: 'stated', label: 'stated', number: `S${number}`, href: `#figures-s${number}` } }) as const
const planned = (figure: string, number: number) =>
  ({ figure, stamp: { kind: 'target', label: 'target', number: `T${number}`, href: `#figures-t${number}` } }) as const

export const goals = {
  id: 'targets',
  eyebrow: 'Targets',
  title: 'What we are building toward.',
  lead: 'Solid is today. Dotted leads to the target.',
  caption: 'Targets beside today’s figures',
  columns: { measure: 'Measure', today: 'Today', target: 'Target' },
  nothing: 'nothing stated yet',
  items: [
    { label: 'GPU hours', detail: 'A month, on all nodes', today: stated('4M', 1, 0.4), target: planned('10M+', 1) },
    { label: 'Uptime', detail: 'By agreement', today: stated('99.9%', 2, 1), target: planned('99.9%', 2) },
    { label: 'Latency', detail: 'To the nearest node', today: stated('60 ms', 3, 0.5), target: planned('< 30 ms', 3) },
    { label: 'Regions', detail: 'On every continent', target: planned('All', 4) },
  ],
} satisfies TargetsProps
