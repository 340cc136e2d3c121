import type { WorkflowGraphProps } from './WorkflowGraph.tsx'

/** From the field map to the proof. */
export const rye = {
  label: 'workflow · harvest',
  note: 'illustrative',
  alt: 'Field map and seed go to sowing, sowing to weighing and storing; the weighed harvest is verified.',
  nodes: [
    { id: 'map', title: 'Field map', detail: '12 ha', x: 0, y: 0 },
    { id: 'seed', title: 'Seed', detail: 'rye · 70 kg', x: 0, y: 2 },
    { id: 'sow', title: 'Sowing', detail: '8 machines', x: 1, y: 1 },
    { id: 'weigh', title: 'Weighing', detail: 'scale', x: 2, y: 0 },
    { id: 'store', title: 'Storing', detail: 'barn', x: 2, y: 2 },
    { id: 'done', title: 'Proof', detail: 'signed', x: 3, y: 1, verified: true },
  ],
  edges: [
    { from: 'map', to: 'sow', active: true },
    { from: 'seed', to: 'sow', active: true },
    { from: 'sow', to: 'weigh', active: true },
    { from: 'sow', to: 'store' },
    { from: 'weigh', to: 'done', active: true },
    { from: 'store', to: 'done' },
  ],
  pauseLabel: 'Pause the workflow',
} satisfies WorkflowGraphProps
