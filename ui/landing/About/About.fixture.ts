import type { AboutProps } from './About.tsx'

export const about = {
  id: 'about',
  title: 'Every network, in one layer.',
  lead: 'Four networks have four interfaces. One layer serves them all.',
  figure: '$12B',
  caption: 'is what renters will spend by 2030.',
  stamp: { kind: 'market', label: 'market', number: 'M1' },
  networks: [
    { name: 'GPU', text: 'Training and inference.', shape: 'gpu' },
    { name: 'Storage', text: 'Models and their data.', shape: 'storage' },
    { name: 'Compute', text: 'Machines by the day.', shape: 'compute' },
    { name: 'Network', text: 'Routes between them.', shape: 'network' },
  ],
} satisfies AboutProps
