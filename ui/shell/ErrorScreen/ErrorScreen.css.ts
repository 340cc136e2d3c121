import { style } from '@vanilla-extract/css'
import { color, radius, size, space, stroke, weight } from '@workspace/tokens/values.ts'
import { cardFrame, flexWrap, monoText } from '../../elements/mixins.ts'
import { endRoom, fadingDown, ground, startRoom } from '../../elements/scroller/scroller.css.ts'

export const message = style({
  inlineSize: '100%',
  maxInlineSize: '41rem',
  padding: `${space[4]} ${space[5]}`,
  border: `${stroke.line} solid ${color.status.danger}`,
  borderRadius: radius.m,
  background: color.surface,
  ...monoText(size.mono),
})
export const status = style({ color: color.status.danger, fontWeight: weight.medium })
export const actions = style({ ...flexWrap, gap: space[3] })

export const stack = style([
  fadingDown,
  {
    vars: { [ground]: color.surface, [startRoom]: space[5], [endRoom]: space[5] },
    inlineSize: '100%',
    maxBlockSize: '16rem',
    paddingInline: space[5],
    ...cardFrame,
    fontSize: size.label,
    lineHeight: 1.6,
    whiteSpace: 'pre-wrap',
  },
])
