import { vars } from '@workspace/tokens/contract.css.ts'

/** Style of the nodes that depend on a changed leaf. In a rejected proof they use the danger color. */
export const behindTheChange = {
  selectors: { '[data-state="rejected"] &': { vars: { [vars.color.accent.default]: vars.color.status.danger } } },
} as const
