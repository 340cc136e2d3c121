import { example } from '../section/panel.fixture.ts'
import type { WorkflowGraphProps } from './WorkflowGraph.tsx'

export const workflow = {
  id: 'job-flow',
  number: '02',
  title: 'Workflow',
  description: 'Put the parts of a job together and let them run on any node.',
  additionalText: 'A part knows only what it needs and what it gives, so one can be replaced while the others stay.',
  stamp: example,
  alt: 'Data and model go to training, training to evaluation and storage; the evaluated result is verified.',
  nodes: {
    firstInput: { title: 'Data set', detail: '12 GB' },
    secondInput: { title: 'Model', detail: '7B · 14 GB' },
    task: { title: 'Training', detail: '8 GPUs' },
    result: { title: 'Evaluation', detail: 'score' },
    copy: { title: 'Storage', detail: 'bucket' },
    end: { title: 'Proof', detail: 'signed' },
  },
} satisfies WorkflowGraphProps
