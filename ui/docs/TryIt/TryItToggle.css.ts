import { style } from '@vanilla-extract/css'
import { color, media, radius, size, space, stroke, weight } from '@workspace/tokens/values.ts'
import { disabledButton } from '../../elements/disabledButton.css.ts'
import { accentGround, hairline, inlineRow, needsScript } from '../../elements/mixins.ts'

export const root = style({
  minInlineSize: 0,
  ...needsScript,
})
export const trigger = style([
  disabledButton,
  {
    ...inlineRow,
    gap: space[2],
    minBlockSize: '2.25rem',
    padding: `${space[1]} 0.8125rem`,
    border: `${stroke.thin} solid ${color.accent.default}`,
    borderRadius: radius.m,
    ...accentGround,
    fontSize: '0.875rem',
    fontWeight: weight.medium,
    lineHeight: 1.2,
    cursor: 'pointer',
    selectors: { '&[data-state="open"]': { background: color.surface, color: color.accent.default } },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([data-state="open"])': { background: color.accent.hover } } },
      [media.stacked]: { minBlockSize: '2.75rem' },
    },
  },
])
export const content = style({
  marginBlockStart: space[4],
  border: hairline,
  borderRadius: radius.l,
  overflow: 'hidden',
})
export const failed = style({ marginBlockStart: space[2], color: color.status.danger, fontSize: size.small })
