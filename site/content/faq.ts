import type { FaqProps } from '../../ui/landing/Faq/Faq.tsx'
import { brand } from './brand.ts'
import { claims as c } from './claims.ts'

/** Eight questions. The figures are OneNode's own claims and say so. */
export const faq = {
  id: 'faq',
  station: 'FAQ',
  title: 'Questions, answered.',
  items: [
    {
      id: 'faq-what',
      question: 'What is OneNode?',
      answer:
        'A modular AI layer that unifies decentralized infrastructure networks (GPU, storage, compute and network) behind one programmable interface. It routes a workload to a fitting provider, verifies what ran there and improves the next choice.',
    },
    {
      id: 'faq-cost',
      question: 'How much can I save?',
      answer: `Two figures stand on this page, and both are OneNode’s own claims: ${c.savings.figure} ${c.savings.label}, and ${c.costReduction.figure} ${c.costReduction.label}. What you pay depends on hardware, place and duration; the estimate call tells the price before you order.`,
    },
    {
      id: 'faq-networks',
      question: 'Which networks are integrated?',
      answer: `${c.networks.figure} ${c.networks.label}, by OneNode’s own count, across compute and storage. You see one API and one bill; a project file can prefer or exclude single providers.`,
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
      answer: `OneNode claims an ${c.averageLatency.label} of ${c.averageLatency.figure} and ${c.lowerLatency.figure} ${c.lowerLatency.label}. The ${c.heroLatency.figure} at the top of the page is a claim too; ${c.targetLatency.figure} is the planned target.`,
    },
    {
      id: 'faq-size',
      question: 'How large is the network today?',
      answer: `By OneNode’s own figures: ${c.activeNodes.figure} ${c.activeNodes.label}, ${c.gpuHours.figure} ${c.gpuHours.label} and ${c.securedValue.figure} ${c.securedValue.label}. The larger figures among the targets are goals.`,
    },
    {
      id: 'faq-provide',
      question: 'How do I provide compute?',
      answer:
        'Apply with the Cloud Host Application Form. Data centers, cloud providers, mining farms, private clusters, research institutions and startups are welcome, from one GPU. A person reads every application and answers by email.',
    },
    {
      id: 'faq-billing',
      question: 'How am I billed?',
      answer:
        'In USDC, from a balance that you top up in the console. Virtual machines are billed daily, one day in advance and in full days; containers by the hours that you book.',
    },
  ],
  support: { label: 'Contact Support', href: `mailto:${brand.email}` },
  chat: { label: 'Join Discord', unavailable: 'Discord is not open yet.' },
} satisfies FaqProps
