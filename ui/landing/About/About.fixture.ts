import type { AboutProps } from './About.tsx'

export const about = {
  id: 'about',
  eyebrow: 'About',
  title: 'Every network, in one layer.',
  lead: {
    before: 'Four networks have four interfaces. One layer serves them all, ahead of the',
    figure: '$12B',
    after: 'that renters will spend by 2030.',
  },
  source: 'Outside figure: forecast of an analyst',
  networks: [
    { name: 'GPU', text: 'Training and inference.' },
    { name: 'Storage', text: 'Models and their data.' },
    { name: 'Compute', text: 'Machines by the day.' },
    { name: 'Network', text: 'Routes between them.' },
  ],
} satisfies AboutProps
