import { recipe } from '@vanilla-extract/recipes'
import { color, leading, size, tracking } from '@workspace/tokens/values.ts'
import { headline, measure, mono } from '../mixins.ts'

export const root = recipe({
  base: { textWrap: 'pretty' },
  variants: {
    size: {
      lead: { maxInlineSize: measure, fontSize: size.lead, lineHeight: 1.5 },
      body: { maxInlineSize: measure, fontSize: size.body },
      small: { maxInlineSize: measure, fontSize: size.small, lineHeight: 1.5 },
      mono: { fontSize: size.mono, lineHeight: 1.6, ...mono },
      label: { fontSize: size.label, lineHeight: 1.4, ...mono },
      figure: {
        fontSize: size.figure,
        ...headline,
        letterSpacing: tracking.heading,
        lineHeight: leading.heading,
        fontVariantNumeric: 'tabular-nums',
      },
    },
    tone: {
      default: {},
      muted: { color: color.text.muted },
      danger: { color: color.status.danger },
      success: { color: color.status.success },
    },
  },
})
