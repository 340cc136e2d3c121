import { vars } from '@workspace/tokens/contract.css.ts'

/** Style of what lies behind the changed leaf: in a rejected proof its accent is the color of danger. */
export const behindTheChange = {
  selectors: { '[data-state="rejected"] &': { vars: { [vars.color.accent.default]: vars.color.status.danger } } },
} as const
