import type { StampProps } from '#ui/elements/Stamp/Stamp.tsx'

/** Source: spec P8, P9, P10, P11, P12. */
export interface Claim {
  figure: string
  label: string
  /** `stated` for a figure that the company states, `target` for a planned goal, `market` for an outside projection. */
  kind: 'stated' | 'target' | 'market'
  /** Month in which the company stated the figure, such as `October 2026`. @default none */
  asOf?: string
  /** Row in the ledger. */
  number: `${'S' | 'T' | 'M'}${number}`
}

/**
 * All figures of the specification. Where two figures disagree (costs reduced by 80 % and savings of 65 %, 0 ms and 45 ms, 5000+ and 850+
 * nodes), one is a goal or a headline, and the other is an average or today's state.
 */
export const claims = {
  heroUptime: { figure: '24/7', label: 'uptime', kind: 'stated', number: 'S1' },
  heroScale: { figure: '∞', label: 'scale', kind: 'stated', number: 'S2' },
  heroLatency: { figure: '0 ms', label: 'latency', kind: 'stated', number: 'S3' },
  uptime: { figure: '99.9%', label: 'uptime', kind: 'stated', number: 'S4' },
  costReduction: { figure: '80%', label: 'cost reduction', kind: 'stated', number: 'S5' },
  reach: { figure: 'Global', label: 'reach', kind: 'stated', number: 'S6' },
  savings: { figure: '65%', label: 'savings versus a traditional cloud', kind: 'stated', number: 'S7' },
  networks: { figure: '12+', label: 'integrated networks', kind: 'stated', number: 'S8' },
  averageLatency: { figure: '45 ms', label: 'average latency', kind: 'stated', number: 'S9' },
  gpuHours: { figure: '2.1M', label: 'GPU hours monthly', kind: 'stated', number: 'S10' },
  activeNodes: { figure: '850+', label: 'active nodes', kind: 'stated', number: 'S11' },
  securedValue: { figure: '$150M+', label: 'secured value', kind: 'stated', number: 'S12' },
  lowerLatency: { figure: '40%', label: 'lower latency in benchmarks', kind: 'stated', number: 'S13' },
  valueFlow2030: { figure: '$2.25T', label: 'value flow by 2030', kind: 'market', number: 'M1' },
  targetGpuHours: { figure: '10M+', label: 'GPU hours monthly', kind: 'target', number: 'T1' },
  targetUptime: { figure: '99.9%', label: 'Uptime SLA', kind: 'target', number: 'T2' },
  targetNodes: { figure: '5000+', label: 'Nodes', kind: 'target', number: 'T3' },
  targetLatency: { figure: '< 30 ms', label: 'Latency', kind: 'target', number: 'T4' },
  targetValueFlow: { figure: '$1B+', label: 'Annual value flow', kind: 'target', number: 'T5' },
  targetPartners: { figure: '50+', label: 'Network partners', kind: 'target', number: 'T6' },
  targetCoverage: { figure: 'Global', label: 'Coverage', kind: 'target', number: 'T7' },
} as const satisfies Record<string, Claim>

export const stampHints = { stated: 'Our own figure.', target: 'Planned.', market: 'An outside projection.' } as const

/** The stamp links to the figure's row in the ledger. */
export const getStamp = ({ kind, number, asOf }: Claim): StampProps => ({
  kind,
  label: kind,
  hint: asOf ? `${stampHints[kind]} As of ${asOf}.` : stampHints[kind],
  number,
  href: `#ledger-${number.toLowerCase()}`,
})

export const sampleStamp = { kind: 'sample', label: 'sample data', hint: 'An example, not a measurement.' } as const satisfies StampProps
