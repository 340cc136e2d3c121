import { vars } from '@workspace/tokens/contract.css.ts'

/** Centers the content of a page with margins at both sides of the window. */
export const pageWidth = {
  maxInlineSize: `calc(${vars.layout.page} + 2 * ${vars.layout.margin})`,
  marginInline: 'auto',
  paddingInline: vars.layout.margin,
} as const
