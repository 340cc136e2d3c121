/**
 * Kind of a figure: `claim` about the product, `target` for a planned goal, `outside` for the market.
 * Source of all of them: spec P8, P9, P10, P11, P12.
 */
type ClaimKind = 'claim' | 'target' | 'outside'

/** One figure of the site. */
export interface Claim {
  /** The figure as it is printed. */
  figure: string
  label: string
  kind: ClaimKind
}

/**
 * Every figure of the specification, once. Where two disagree (80 % and 65 % of the cost, 0 ms and 45 ms, 5000+ and 850+ nodes)
 * both are here with their own labels: one is a goal or a headline, the other an average or today's state.
 */
export const claims = {
  heroUptime: { figure: '24/7', label: 'uptime', kind: 'claim' },
  heroScale: { figure: '∞', label: 'scale', kind: 'claim' },
  heroLatency: { figure: '0 ms', label: 'latency', kind: 'claim' },
  valueFlow2030: { figure: '$2.25T', label: 'value flow by 2030', kind: 'outside' },
  targetGpuHours: { figure: '10M+', label: 'GPU hours monthly', kind: 'target' },
  targetUptime: { figure: '99.9%', label: 'Uptime SLA', kind: 'target' },
  targetNodes: { figure: '5000+', label: 'Nodes', kind: 'target' },
  targetLatency: { figure: '< 30 ms', label: 'Latency', kind: 'target' },
  targetValueFlow: { figure: '$1B+', label: 'Annual value flow', kind: 'target' },
  targetPartners: { figure: '50+', label: 'Network partners', kind: 'target' },
  targetCoverage: { figure: 'Global', label: 'Coverage', kind: 'target' },
  uptime: { figure: '99.9%', label: 'uptime', kind: 'claim' },
  costReduction: { figure: '80%', label: 'cost reduction', kind: 'claim' },
  reach: { figure: 'Global', label: 'reach', kind: 'claim' },
  savings: { figure: '65%', label: 'savings versus a traditional cloud', kind: 'claim' },
  networks: { figure: '12+', label: 'integrated networks', kind: 'claim' },
  averageLatency: { figure: '45 ms', label: 'average latency', kind: 'claim' },
  gpuHours: { figure: '2.1M', label: 'GPU hours monthly', kind: 'claim' },
  activeNodes: { figure: '850+', label: 'active nodes', kind: 'claim' },
  securedValue: { figure: '$150M+', label: 'secured value', kind: 'claim' },
  lowerLatency: { figure: '40%', label: 'lower latency in benchmarks', kind: 'claim' },
} as const satisfies Record<string, Claim>
