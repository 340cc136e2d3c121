import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'

const hairline = `${vars.stroke.thin} solid ${vars.color.line.default}`

export const root = style({
  display: 'flex',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  borderInlineStart: `${vars.space[1]} solid ${vars.color.accent.default}`,
  borderStartEndRadius: vars.radius.m,
  borderEndEndRadius: vars.radius.m,
  background: vars.color.surface,
  breakInside: 'avoid',
  selectors: {
    '&[data-tone="warning"]': { borderInlineStartColor: vars.color.text.default },
    '&[data-tone="danger"]': { borderInlineStartColor: vars.color.status.danger },
    '&[data-tone="verified"]': { borderInlineStartColor: vars.color.verified.default },
  },
  '@media': { [media.print]: { borderBlock: hairline, borderInlineEnd: hairline } },
})
export const mark = style({
  flex: 'none',
  paddingBlockStart: '0.05em',
  fontSize: '1.15em',
  lineHeight: vars.leading.title,
  selectors: { '[data-tone="danger"] > &': { color: vars.color.status.danger } },
})
export const text = style({ minInlineSize: 0, textWrap: 'pretty' })
export const title = style({ fontWeight: vars.weight.semibold })
/** The first paragraph continues after the title; the others are below. */
export const body = style({ display: 'contents' })
globalStyle(`${body} > p:first-child`, { display: 'inline' })
globalStyle(`${body} > * + *`, { marginBlockStart: vars.space[3] })
