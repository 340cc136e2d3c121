import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { baselineRow, flexRow, hairline, mono, oneColumn } from '../../elements/mixins.ts'

const stair = 'clamp(0.5rem, 3vw, 2rem)'

export const root = style({ ...oneColumn, gap: vars.space[3], overflowWrap: 'anywhere' })
export const hint = style({
  ...flexRow,
  gap: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.size.small,
})
export const steps = style(oneColumn)
export const step = style({
  position: 'relative',
  ...oneColumn,
  gap: vars.space[1],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  border: hairline,
  borderInlineStart: `${vars.stroke.thread} solid ${vars.color.line.default}`,
  background: vars.color.surface,
  breakInside: 'avoid',
  selectors: {
    '& + &': { marginBlockStart: '-1px' },
    ...Object.fromEntries(
      [2, 3, 4, 5, 6, 7].map((place) => [`&:nth-child(${place})`, { marginInlineStart: `calc(${stair} * ${place - 1})` }]),
    ),
    '&[data-last]': { borderColor: vars.color.accent.default, borderWidth: vars.stroke.thread },
  },
  '@media': { [media.forced]: { selectors: { '&[data-last]': { borderColor: 'Highlight' } } } },
})
export const title = style({
  ...baselineRow,
  gap: vars.space[3],
  fontWeight: vars.weight.semibold,
})
export const number = style({
  color: vars.color.text.muted,
  ...mono,
  fontSize: vars.size.label,
  fontWeight: vars.weight.regular,
})
export const name = style({ flex: '1 1 4rem', minInlineSize: 0 })
export const winner = style({
  marginInlineStart: 'auto',
  paddingInline: vars.space[2],
  border: `${vars.stroke.thin} solid transparent`,
  borderRadius: vars.radius.s,
  background: vars.color.accent.default,
  color: vars.color.accent.on,
  ...mono,
  fontSize: vars.size.label,
  fontWeight: vars.weight.regular,
})
export const code = style({
  justifySelf: 'start',
  ...mono,
  fontSize: vars.size.mono,
})
export const text = style({ color: vars.color.text.muted, fontSize: vars.size.small, textWrap: 'pretty' })
