import type { FaqProps } from '#ui/landing/Faq/Faq.tsx'
import { brand } from '@workspace/brand/brand.ts'
import { claims as c } from './claims.ts'
import { networks } from './networks.ts'

const list = new Intl.ListFormat('en')

export const faq = {
  id: 'faq',
  eyebrow: 'FAQ',
  title: 'Questions, answered.',
  items: [
    {
      id: 'faq-what',
      question: `What is ${brand.name}?`,
      answer:
        'A modular AI layer that unifies decentralized infrastructure networks (GPU, storage, compute and network) behind one programmable interface. It routes a workload to a fitting provider, verifies what ran there and improves the next choice.',
    },
    {
      id: 'faq-cost',
      question: 'How much can I save?',
      answer: `${brand.name} states ${c.savings.figure} ${c.savings.label}. What you pay depends on hardware, location and duration; the estimate call tells the price before you order.`,
    },
    {
      id: 'faq-networks',
      question: 'Which networks are integrated?',
      answer: `${brand.name} counts ${c.networks.figure} ${c.networks.label} across compute and storage, among them ${list.format(networks)}. You see one API and one bill. An order names no provider: ${brand.name} chooses the one that fits.`,
    },
    {
      id: 'faq-proof',
      question: 'How does 1Proof work?',
      answer:
        'A proof engine commits to the input, collects evidence from the hardware and the run, and validates it before the output is released. Four strategies cover the source, the infrastructure, the execution and the network’s consensus. You can try the first one in your browser further up on this page.',
    },
    {
      id: 'faq-latency',
      question: 'How fast is it?',
      answer: `${brand.name} states an ${c.averageLatency.label} of ${c.averageLatency.figure}, and ${c.lowerLatency.figure} ${c.lowerLatency.label}. The planned target is ${c.targetLatency.figure}.`,
    },
    {
      id: 'faq-size',
      question: 'How large is the network today?',
      answer: `${brand.name} states ${c.activeNodes.figure} ${c.activeNodes.label}, ${c.gpuHours.figure} ${c.gpuHours.label} and ${c.securedValue.figure} ${c.securedValue.label}. The section on targets says how far it is planned to grow.`,
    },
    {
      id: 'faq-provide',
      question: 'How do I provide compute?',
      answer:
        'Apply with the Cloud Host Application Form. Data centers, cloud providers, mining farms, private clusters, research institutions and startups are welcome, from one GPU. A person reads every application, replies by email and arranges the demo or call that you ask for.',
    },
    {
      id: 'faq-billing',
      question: 'How am I billed?',
      answer:
        'In USDC, from a balance that you top up in the console. Virtual machines are billed daily, one day in advance and in full days; containers by the hours that you book.',
    },
  ],
  support: { label: 'Contact Support', href: `mailto:${brand.email}` },
  chat: { label: 'Join Discord', disabledReason: 'Discord is not open yet.' },
} satisfies FaqProps
