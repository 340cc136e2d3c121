import type { AboutProps } from '#ui/landing/About/About.tsx'
import { brand } from '@workspace/brand/brand.ts'
import { claims } from './claims.ts'

export const about = {
  id: 'about',
  eyebrow: 'About',
  title: 'Every decentralized network, under one programmable layer.',
  lead: {
    before: `Four markets of idle infrastructure speak four dialects. ${brand.name} gives them one API, one bill and one proof, ahead of the`,
    figure: claims.valueFlow2030.figure,
    after: 'expected to flow through them by 2030.',
  },
  source: 'Outside figure: projected value flow of the market',
  networks: [
    { name: 'GPU', text: 'Training and inference on capacity that already exists.' },
    { name: 'Storage', text: 'Datasets and checkpoints kept next to the work.' },
    { name: 'Compute', text: 'Virtual machines and containers, through one API.' },
    { name: 'Network', text: 'Routes chosen by measured latency.' },
  ],
} satisfies AboutProps
