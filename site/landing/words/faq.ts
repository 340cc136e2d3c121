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
        .filter((part) => typeof part === 'string')
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
        ' versus a traditional cloud. The price depends on hardware, location and duration. The estimate call tells you the price before you order.',
      ],
    },
    {
      id: 'faq-networks',
      question: 'Which networks are integrated?',
      answer: [
        `${c.networks.figure} networks `,
        getStamp(c.networks),
        ` for compute and storage, among them ${networkList}. You work with one layer and get one bill. Your order names the hardware, and we choose the provider.`,
      ],
    },
    {
      id: 'faq-proof',
      question: 'How does 1Proof work?',
      answer:
        'A proof engine commits to the input, collects evidence from the hardware and the run, and validates it before the output is released. Four strategies cover the source, the infrastructure, the execution and the network’s consensus. You can try the first one in your browser, further up on this page.',
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
        '. Real-time metrics across all networks decide where each workload runs, so it stays close to your users.',
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
        '. Our targets are further up on this page.',
      ],
    },
    {
      id: 'faq-provide',
      question: 'How do I provide compute?',
      answer:
        'Apply with the Cloud Host Application Form. Data centers, cloud providers, mining farms, private clusters, research institutions and startups are welcome, from one GPU. A person reads every application, replies by email, and arranges the demo or call that you ask for.',
    },
    {
      id: 'faq-billing',
      question: 'How am I billed?',
      answer:
        'In USDC, from a balance that you top up in the console. Virtual machines are billed daily, one day in advance and in full days. Containers are billed by the hours that you book.',
    },
  ],
  support: { label: 'Contact Support', href: `mailto:${brand.email}` },
  chat: { label: 'Join Discord', disabledReason: 'Discord is not open yet.' },
} satisfies FaqProps
