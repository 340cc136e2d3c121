import { recipe } from '@vanilla-extract/recipes'
import { color, radius, size, space, stroke } from '@workspace/tokens/values.ts'
import { accentGround, monoText, verifiedGround } from '../mixins.ts'

export const root = recipe({
  base: {
    display: 'inline-block',
    inlineSize: 'fit-content',
    padding: `0.3125rem ${space[2]}`,
    border: `${stroke.thin} solid transparent`,
    borderRadius: radius.s,
    ...monoText(size.label),
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      default: { borderColor: color.line.default, background: color.surface, color: color.text.default },
      accent: { ...accentGround },
      verified: { ...verifiedGround },
    },
  },
})
