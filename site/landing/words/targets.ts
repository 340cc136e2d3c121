import type { TargetsProps } from '#ui/landing/Targets/Targets.tsx'
import { claims } from './claims.ts'
import { brand } from '@workspace/brand/brand.ts'

const row = ({ figure, label }: { figure: string; label: string }, detail: string) => ({ figure, label, detail })

/** The planned goals. */
export const targets = {
  id: 'targets',
  eyebrow: 'Targets',
  title: 'What we are building toward.',
  note: `${brand.name}’s planned targets, not measurements`,
  items: [
    row(claims.targetGpuHours, 'Served across every connected network'),
    row(claims.targetUptime, 'Through failover between providers'),
    row(claims.targetNodes, 'Independent operators, verified'),
    row(claims.targetLatency, 'By routing to the nearest capacity'),
    row(claims.targetValueFlow, 'Settled between users and hosts'),
    row(claims.targetPartners, 'Compute, storage and bandwidth'),
    row(claims.targetCoverage, 'Capacity near every user'),
  ],
} satisfies TargetsProps
