import type { Target, TargetsProps } from '#ui/landing/Targets/Targets.tsx'
import { claims as c, getStamp, type Claim } from './claims.ts'

const amount = ({ figure }: Claim) => Number(/[\d.]+/.exec(figure)?.[0])

/**
 * Returns a share from 0 to 1. Divides the smaller figure by the larger one, because for latency lower is better. Returns `undefined` if both
 * figures are equal, because they measure different things: today's uptime is not guaranteed by an SLA, and global reach is not global coverage.
 */
const getShare = (now: Claim, target: Claim) => {
  if (now.figure === target.figure) return undefined
  const [least, most] = [amount(now), amount(target)].toSorted((one, other) => one - other)
  return Number((least! / most!).toFixed(2))
}
const row = (target: Claim, detail: string, now?: Claim, figure = now?.figure): Target => ({
  label: target.label,
  detail,
  ...(now && figure && { today: { figure, stamp: getStamp(now), share: getShare(now, target) } }),
  target: { figure: target.figure, stamp: getStamp(target) },
})

export const targets = {
  id: 'targets',
  eyebrow: 'Targets',
  title: 'What we are building toward.',
  lead: 'The solid line shows where we are today. The dotted line leads to our target.',
  caption: 'Planned targets beside today’s figures',
  columns: { measure: 'Measure', today: 'Today', target: 'Target' },
  nothing: 'no figure yet',
  items: [
    row(c.targetGpuHours, 'Across every connected network', c.gpuHours),
    row(c.targetUptime, 'With failover between providers', c.uptime),
    row(c.targetNodes, 'Independent, verified operators', c.activeNodes, `${c.activeNodes.figure} active`),
    row(c.targetLatency, 'With routing to the nearest capacity', c.averageLatency, `${c.averageLatency.figure} average`),
    row(c.targetValueFlow, 'Between users and hosts'),
    row(c.targetPartners, 'For compute, storage and bandwidth', c.networks, `${c.networks.figure} integrated`),
    row(c.targetCoverage, 'With capacity near every user', c.reach, `${c.reach.figure} ${c.reach.label}`),
  ],
} satisfies TargetsProps
