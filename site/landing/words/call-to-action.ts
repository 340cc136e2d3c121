import type { CallToActionProps } from '#ui/landing/CallToAction/CallToAction.tsx'
import { claims, getStamp, type Claim } from './claims.ts'
import { getFormLink } from '../../paths.ts'

const fact = (claim: Claim) => ({ figure: claim.figure, label: claim.label, stamp: getStamp(claim) })

export const callToAction = {
  id: 'compute-network',
  title: 'Use it,\npower it,\nor build it with us.',
  lead: 'One form for all three. A person answers.',
  options: [
    {
      verb: 'Use',
      detail: 'Rent virtual machines and containers.',
      label: 'Access Compute Network',
      href: getFormLink('access'),
      facts: [fact(claims.costReduction), fact(claims.uptime)],
    },
    {
      verb: 'Provide',
      detail: 'Earn with your idle GPUs.',
      label: 'Start Providing Compute',
      href: getFormLink('provide'),
      facts: [fact(claims.gpuHours), { figure: 'One GPU', label: 'is enough to start' }],
    },
    {
      verb: 'Partner',
      detail: 'Connect your network to ours.',
      label: 'Become a Partner',
      href: getFormLink('partner'),
      facts: [fact(claims.reach), fact(claims.networks)],
    },
  ],
} satisfies CallToActionProps
