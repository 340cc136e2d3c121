import { vars } from '@workspace/tokens/contract.css.ts'

export const pageWidth = {
  maxInlineSize: `calc(${vars.layout.page} + 2 * ${vars.layout.margin})`,
  marginInline: 'auto',
  paddingInline: vars.layout.margin,
} as const
