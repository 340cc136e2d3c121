import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@workspace/tokens/contract.css.ts'
import { headline, measure, mono } from '../mixins.ts'

export const root = recipe({
  base: { textWrap: 'pretty' },
  variants: {
    size: {
      lead: { maxInlineSize: measure, fontSize: vars.size.lead, lineHeight: 1.5 },
      body: { maxInlineSize: measure, fontSize: vars.size.body },
      small: { maxInlineSize: measure, fontSize: vars.size.small, lineHeight: 1.5 },
      mono: { fontSize: vars.size.mono, lineHeight: 1.6, ...mono },
      label: { fontSize: vars.size.label, lineHeight: 1.4, ...mono },
      figure: {
        fontSize: vars.size.figure,
        ...headline,
        letterSpacing: vars.tracking.heading,
        lineHeight: vars.leading.heading,
        fontVariantNumeric: 'tabular-nums',
      },
    },
    tone: {
      default: {},
      muted: { color: vars.color.text.muted },
      danger: { color: vars.color.status.danger },
      success: { color: vars.color.status.success },
    },
  },
})
