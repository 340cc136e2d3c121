import { color } from '@workspace/tokens/values.ts'

export const behindTheChange = {
  selectors: { '[data-state="rejected"] &': { vars: { [color.accent.default]: color.status.danger } } },
} as const
