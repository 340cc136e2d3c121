import type { WorkflowGraphProps } from './WorkflowGraph.tsx'

export const workflow = {
  label: 'workflow · training',
  note: 'illustrative',
  alt: 'Data and model go to training, training to evaluation and storage; the evaluated result is verified.',
  nodes: [
    { id: 'data', title: 'Data set', detail: '12 GB', x: 0, y: 0 },
    { id: 'model', title: 'Model', detail: '7B · 14 GB', x: 0, y: 2 },
    { id: 'train', title: 'Training', detail: '8 GPUs', x: 1, y: 1 },
    { id: 'test', title: 'Evaluation', detail: 'score', x: 2, y: 0 },
    { id: 'store', title: 'Storage', detail: 'bucket', x: 2, y: 2 },
    { id: 'done', title: 'Proof', detail: 'signed', x: 3, y: 1, verified: true },
  ],
  edges: [
    { from: 'data', to: 'train', active: true },
    { from: 'model', to: 'train', active: true },
    { from: 'train', to: 'test', active: true },
    { from: 'train', to: 'store' },
    { from: 'test', to: 'done', active: true },
    { from: 'store', to: 'done' },
  ],
  pauseLabel: 'Pause the workflow',
} satisfies WorkflowGraphProps
