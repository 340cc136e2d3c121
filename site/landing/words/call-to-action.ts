import type { CallToActionProps } from '#ui/landing/CallToAction/CallToAction.tsx'
import { claims } from './claims.ts'

/** The three ways in; each tells the form which one was taken. */
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
  claimsNote: 'Claims of OneNode, not measured by others.',
} satisfies CallToActionProps
