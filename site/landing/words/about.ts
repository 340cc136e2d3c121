import type { AboutProps } from '#ui/landing/About/About.tsx'
import { claims, getStamp } from './claims.ts'

export const about = {
  id: 'about',
  title: 'Decentralized networks under one programmable layer.',
  lead: 'GPU, storage, compute and network capacity is sold in four separate markets. We put one programmable layer, one bill and one proof in front of them.',
  figure: claims.valueFlow2030.figure,
  caption: 'is expected to flow through decentralized infrastructure by 2030.',
  stamp: getStamp(claims.valueFlow2030),
  networks: [
    { name: 'GPU', text: 'Training and inference on capacity that already exists.', shape: 'gpu' },
    { name: 'Storage', text: 'Datasets and checkpoints, kept close to the compute.', shape: 'storage' },
    { name: 'Compute', text: 'Virtual machines and containers, from one account.', shape: 'compute' },
    { name: 'Network', text: 'Routes chosen by measured latency.', shape: 'network' },
  ],
} satisfies AboutProps
