import type { FaqItem, FaqProps } from '#ui/landing/Faq/Faq.tsx'
import { brand } from '@workspace/tokens/brand.ts'
import { claims as c, getStamp } from './claims.ts'
import { networks } from './networks.ts'

// Intl.ListFormat takes 50 ms to create on a slow phone.
const networkList = `${networks.slice(0, -1).join(', ')}, and ${networks.at(-1)}`

export const getAnswerText = ({ answer }: FaqItem): string =>
  typeof answer === 'string'
    ? answer
    : answer
        .map((part) => (typeof part === 'string' ? part : 'kind' in part ? '' : part.label))
        .join('')
        .replaceAll(/ (?=[ ,.])/g, '')

export const faq = {
  id: 'faq',
  title: 'Questions, answered.',
  items: [
    {
      id: 'faq-what',
      question: `What is ${brand.name}?`,
      answer:
        'A modular AI layer that unifies decentralized physical infrastructure networks (DePIN) for GPU, storage, compute and network behind one programmable interface. It routes each workload to the provider that fits, verifies what ran there, and optimizes the next run.',
    },
    {
      id: 'faq-cost',
      question: 'How much can I save?',
      answer: [
        `You save ${c.savings.figure} `,
        getStamp(c.savings),
        ' versus a traditional cloud. The price depends on hardware, location and duration. Both APIs quote the price before you order.',
      ],
    },
    {
      id: 'faq-networks',
      question: 'Which networks are integrated?',
      answer: [
        `${c.networks.figure} networks `,
        getStamp(c.networks),
        ` for compute and storage, among them ${networkList}. You work with one layer and get one bill. Your order names the hardware, and we find the provider.`,
      ],
    },
    {
      id: 'faq-proof',
      question: 'How does 1Proof work?',
      answer: [
        'A proof engine commits to the input, collects evidence from the hardware and the run, and validates it before the output is released. Four strategies cover the source, the infrastructure, the execution and the network’s consensus. ',
        { label: 'Try the first one above', href: '#oneproof' },
        ', in your browser.',
      ],
    },
    {
      id: 'faq-latency',
      question: 'How fast is it?',
      answer: [
        `Average latency is ${c.averageLatency.figure} `,
        getStamp(c.averageLatency),
        `. Benchmarks show ${c.lowerLatency.figure} lower latency `,
        getStamp(c.lowerLatency),
        `. Our target is ${c.targetLatency.figure} `,
        getStamp(c.targetLatency),
        '. Real-time metrics across all networks decide where each workload runs: close to your users, or wherever it costs least.',
      ],
    },
    {
      id: 'faq-size',
      question: 'How large is the network today?',
      answer: [
        `${c.activeNodes.figure} active nodes `,
        getStamp(c.activeNodes),
        ` serve ${c.gpuHours.figure} GPU hours `,
        getStamp(c.gpuHours),
        ` a month and secure ${c.securedValue.figure} in value `,
        getStamp(c.securedValue),
        '. See ',
        { label: 'our targets above', href: '#targets' },
        '.',
      ],
    },
    {
      id: 'faq-provide',
      question: 'How do I provide compute?',
      answer:
        'Apply with the Cloud Host Application Form. Data centers, cloud providers, mining farms, private clusters, research institutions and startups are welcome, from one GPU. We read every application, reply by email, and set up the demo or call you asked for.',
    },
    {
      id: 'faq-billing',
      question: 'How am I billed?',
      answer:
        'In USDC, from a balance that you top up in the console. Virtual machines are billed daily, one day in advance and in full days. Containers are billed by the hours that you book.',
    },
  ],
  support: { label: 'Contact Support', href: `mailto:${brand.email}` },
  chat: { label: 'Join Discord', disabledReason: "Our Discord isn't open yet." },
} satisfies FaqProps
