import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@workspace/tokens/contract.css.ts'
import { mono } from '../mixins.ts'

export const root = recipe({
  base: {
    display: 'inline-block',
    inlineSize: 'fit-content',
    padding: `0.3125rem ${vars.space[2]}`,
    border: `${vars.stroke.thin} solid transparent`,
    borderRadius: vars.radius.s,
    ...mono,
    fontSize: vars.size.label,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      default: { borderColor: vars.color.line.default, background: vars.color.surface, color: vars.color.text.default },
      accent: { background: vars.color.accent.default, color: vars.color.accent.on },
      verified: { background: vars.color.verified.default, color: vars.color.verified.on },
    },
  },
})
