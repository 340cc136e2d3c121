import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { color, media, radius, size, space, weight } from '@workspace/tokens/values.ts'
import { hairline, measure } from '../../elements/mixins.ts'

const tone = createVar()

export const root = style({
  vars: { [tone]: color.accent.default },
  display: 'grid',
  maxInlineSize: '36.5rem',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  columnGap: '0.875rem',
  paddingBlock: '0.9375rem 1rem',
  paddingInline: '1.0625rem 1.25rem',
  border: hairline,
  borderInlineStart: `3px solid ${tone}`,
  borderStartEndRadius: radius.m,
  borderEndEndRadius: radius.m,
  background: color.surface,
  fontSize: size.small,
  lineHeight: 1.6,
  breakInside: 'avoid',
  '@media': { [media.stacked]: { columnGap: '0.625rem', paddingBlock: '0.625rem', paddingInline: '0.8125rem', lineHeight: 1.5 } },
  selectors: {
    '&[data-tone="warning"]': { vars: { [tone]: color.status.caution } },
    '&[data-tone="danger"]': { vars: { [tone]: color.status.danger } },
    '&[data-tone="verified"]': { borderInlineStartColor: color.verified.default, vars: { [tone]: color.text.default } },
  },
})
export const mark = style({ color: tone, fontSize: '1.25rem', lineHeight: 1.2 })
export const text = style({ minInlineSize: 0, maxInlineSize: measure, textWrap: 'pretty', overflowWrap: 'anywhere' })
export const title = style({ display: 'block', fontWeight: weight.semibold })
globalStyle(`${text} > p + p`, { marginBlockStart: space[3] })
