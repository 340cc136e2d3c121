import type { Facts } from '../checks/facts/facts.ts'

/** Facts of the walk-throughs. */
export const walkFacts: Facts = {
  '/docs/vm/first-vm': [
    [/at least \$10/, 'spec B6: top-up minimum $10 USDC'],
    [/charges the first day/, 'spec B8: one day prepaid on launch'],
    [/Provisioning takes 2–5 minutes/, 'spec V4: provisioning typically 2-5 minutes'],
    [/replaces all open ports/, 'spec V3: a port list update replaces all existing ports'],
    [/At 5:55 PM UTC, the next day is charged/, 'spec B7: daily billing at 5:55 PM UTC'],
    [/finalizes the VM and releases its reserved funds/, 'spec B11: finalize with a delete call to release reserved funds'],
    [/without a refund for the rest of the day/, 'spec B10: no refund for partial days'],
  ],
  '/docs/caas/first-container': [
    [/deployment_id\s+of every later call/, 'spec C10: the response has a deployment_id'],
    [/compute_minutes_remaining\s+counts down/, 'spec C7: compute_minutes_remaining'],
    [/extended without a new deployment/, 'spec C18: extending adds hours without redeploying'],
    [/shut down and its GPUs are free again/, 'spec C19: destroying shuts it down and releases resources'],
  ],
}
