import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { cardFrame, flexWrap, mono } from '../../elements/mixins.ts'
import { endRoom, fadingDown, ground, startRoom } from '../../elements/scroller/scroller.css.ts'

export const message = style({
  inlineSize: '100%',
  maxInlineSize: '41rem',
  padding: `${vars.space[4]} ${vars.space[5]}`,
  border: `${vars.stroke.line} solid ${vars.color.status.danger}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  ...mono,
  fontSize: vars.size.mono,
})
export const status = style({ color: vars.color.status.danger, fontWeight: vars.weight.medium })
export const actions = style({ ...flexWrap, gap: vars.space[3] })

export const stack = style([
  fadingDown,
  {
    vars: { [ground]: vars.color.surface, [startRoom]: vars.space[5], [endRoom]: vars.space[5] },
    inlineSize: '100%',
    maxBlockSize: '16rem',
    paddingInline: vars.space[5],
    ...cardFrame,
    fontSize: vars.size.label,
    lineHeight: 1.6,
    whiteSpace: 'pre-wrap',
  },
])
