import type { CallToActionProps } from '#ui/landing/CallToAction/CallToAction.tsx'
import { brand } from '@workspace/brand/brand.ts'
import { claims } from './claims.ts'

/** Buttons to the form, each with its referral source. */
export const callToAction = {
  id: 'compute-network',
  eyebrow: 'Compute network',
  title: 'Use it, power it, or build it with us.',
  options: [
    { label: 'Access Compute Network', detail: 'rent VMs and containers', href: '/cloud-host-form?referralSource=access' },
    { label: 'Start Providing Compute', detail: 'monetize idle GPUs', href: '/cloud-host-form?referralSource=provide' },
    { label: 'Become a Partner', detail: 'connect a network', href: '/cloud-host-form?referralSource=partner' },
  ],
  claims: [claims.uptime, claims.costReduction, claims.reach],
  claimsNote: `Claims of ${brand.name}, not measured by others.`,
} satisfies CallToActionProps
