import type { Target, TargetsProps } from '#ui/landing/Targets/Targets.tsx'
import { claims as c, stampOf, type Claim } from './claims.ts'

const amount = ({ figure }: Claim) => Number(/[\d.]+/.exec(figure)?.[0])

/** Today's figure, and how much of the target it is: the smaller of the two over the larger one, as less latency is better. */
const today = (now: Claim, target: Claim, figure = now.figure) => {
  const [least, most] = [amount(now), amount(target)].toSorted((one, other) => one - other)
  return { figure, stamp: stampOf(now), share: Number((least! / most!).toFixed(2)) }
}
const row = (target: Claim, detail: string, now?: Claim, figure?: string): Target => ({
  label: target.label,
  detail,
  ...(now && { today: today(now, target, figure) }),
  target: { figure: target.figure, stamp: stampOf(target) },
})

/** The planned goals, beside today's figures. */
export const targets = {
  id: 'targets',
  eyebrow: 'Targets',
  title: 'What we are building toward.',
  lead: 'The solid line shows where we are today. The dotted line leads to our target.',
  caption: 'Planned targets beside today’s figures',
  columns: { measure: 'Measure', today: 'Today', target: 'Target' },
  nothing: 'no figure yet',
  items: [
    row(c.targetGpuHours, 'Served across every connected network', c.gpuHours),
    row(c.targetUptime, 'Through failover between providers', c.uptime),
    row(c.targetNodes, 'Independent operators, verified', c.activeNodes, `${c.activeNodes.figure} active`),
    row(c.targetLatency, 'By routing to the nearest capacity', c.averageLatency, `${c.averageLatency.figure} average`),
    row(c.targetValueFlow, 'Settled between users and hosts'),
    row(c.targetPartners, 'Compute, storage and bandwidth', c.networks, `${c.networks.figure} integrated`),
    row(c.targetCoverage, 'Capacity near every user'),
  ],
} satisfies TargetsProps
