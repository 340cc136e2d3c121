import type { CallToActionProps } from '#ui/landing/CallToAction/CallToAction.tsx'
import { claims, stampOf } from './claims.ts'

const { costReduction, uptime, reach } = claims
const claim = (of: typeof costReduction | typeof uptime | typeof reach) => ({ figure: of.figure, label: of.label, stamp: stampOf(of) })

/** Buttons to the form, each with its referral source. */
export const callToAction = {
  id: 'compute-network',
  title: 'Use it, power it, or build it with us.',
  options: [
    {
      label: 'Access Compute Network',
      detail: 'Rent virtual machines and containers.',
      href: '/cloud-host-form?referralSource=access',
      claim: claim(costReduction),
    },
    {
      label: 'Start Providing Compute',
      detail: 'Earn with your idle GPUs.',
      href: '/cloud-host-form?referralSource=provide',
      claim: claim(uptime),
    },
    {
      label: 'Become a Partner',
      detail: 'Connect your network to ours.',
      href: '/cloud-host-form?referralSource=partner',
      claim: claim(reach),
    },
  ],
} satisfies CallToActionProps
