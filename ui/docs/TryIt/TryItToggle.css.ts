import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { disabledButton } from '../../elements/disabledButton.css.ts'
import { hairline, inlineRow, needsScript } from '../../elements/mixins.ts'

export const root = style({
  minInlineSize: 0,
  ...needsScript,
})
export const trigger = style([
  disabledButton,
  {
    ...inlineRow,
    gap: vars.space[2],
    minBlockSize: '2.25rem',
    padding: `${vars.space[1]} 0.8125rem`,
    border: `${vars.stroke.thin} solid ${vars.color.accent.default}`,
    borderRadius: vars.radius.m,
    background: vars.color.accent.default,
    color: vars.color.accent.on,
    fontSize: '0.875rem',
    fontWeight: vars.weight.medium,
    lineHeight: 1.2,
    cursor: 'pointer',
    selectors: { '&[data-state="open"]': { background: vars.color.surface, color: vars.color.accent.default } },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([data-state="open"])': { background: vars.color.accent.hover } } },
      [media.stacked]: { minBlockSize: '2.75rem' },
    },
  },
])
export const content = style({
  marginBlockStart: vars.space[4],
  border: hairline,
  borderRadius: vars.radius.l,
  overflow: 'hidden',
})
export const failed = style({ marginBlockStart: vars.space[2], color: vars.color.status.danger, fontSize: vars.size.small })
