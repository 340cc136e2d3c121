import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { hairline, measure } from '../../elements/mixins.ts'

const tone = createVar()

export const root = style({
  vars: { [tone]: vars.color.accent.default },
  display: 'grid',
  maxInlineSize: '36.5rem',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  columnGap: '0.875rem',
  paddingBlock: '0.9375rem 1rem',
  paddingInline: '1.0625rem 1.25rem',
  border: hairline,
  borderInlineStart: `3px solid ${tone}`,
  borderStartEndRadius: vars.radius.m,
  borderEndEndRadius: vars.radius.m,
  background: vars.color.surface,
  fontSize: vars.size.small,
  lineHeight: 1.6,
  breakInside: 'avoid',
  '@media': { [media.stacked]: { columnGap: '0.625rem', paddingBlock: '0.625rem', paddingInline: '0.8125rem', lineHeight: 1.5 } },
  selectors: {
    '&[data-tone="warning"]': { vars: { [tone]: vars.color.status.caution } },
    '&[data-tone="danger"]': { vars: { [tone]: vars.color.status.danger } },
    '&[data-tone="verified"]': { borderInlineStartColor: vars.color.verified.default, vars: { [tone]: vars.color.text.default } },
  },
})
export const mark = style({ color: tone, fontSize: '1.25rem', lineHeight: 1.2 })
export const text = style({ minInlineSize: 0, maxInlineSize: measure, textWrap: 'pretty', overflowWrap: 'anywhere' })
export const title = style({ display: 'block', fontWeight: vars.weight.semibold })
globalStyle(`${text} > p + p`, { marginBlockStart: vars.space[3] })
