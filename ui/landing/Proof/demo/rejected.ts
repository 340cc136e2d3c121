import { vars } from '@workspace/tokens/contract.css.ts'

export const behindTheChange = {
  selectors: { '[data-state="rejected"] &': { vars: { [vars.color.accent.default]: vars.color.status.danger } } },
} as const
