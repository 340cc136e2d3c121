import type { WalkPanelProps } from './WalkPanel.tsx'

export const walkPanel = {
  title: 'Sandbox',
  startOver: { label: 'Start over', onClick: () => {} },
  progress: { title: 'Progress', label: 'Your first machine', done: 3, total: 6, text: (done, total) => `${done} of ${total}` },
  clock: { title: 'Clock', date: 'January 14, 2026', time: '11:03', zone: 'UTC', at: 0.46, mark: { at: 0.75, label: '18:00' } },
  balance: { title: 'Balance', value: '46.00', unit: 'credits', note: '4.00 reserved' },
  machine: {
    title: 'Machine',
    name: 'web-1',
    status: 'starting',
    tone: 'waiting',
    facts: [
      { label: 'Size', value: '2 cores, 4 GB' },
      { label: 'Address', value: 'none' },
    ],
  },
} satisfies WalkPanelProps
