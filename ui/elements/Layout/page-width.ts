import { vars } from '@workspace/tokens/contract.css.ts'

/** Width of a page's content, in the middle of the window and off its edges. */
export const pageWidth = {
  maxInlineSize: `calc(${vars.layout.page} + 2 * ${vars.layout.margin})`,
  marginInline: 'auto',
  paddingInline: vars.layout.margin,
} as const
