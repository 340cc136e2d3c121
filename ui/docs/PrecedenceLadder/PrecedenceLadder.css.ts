import { style } from '@vanilla-extract/css'
import { color, media, radius, size, space, stroke, weight } from '@workspace/tokens/values.ts'
import { accentGround, baselineRow, flexRow, hairline, monoText, muted, oneColumn } from '../../elements/mixins.ts'

const stair = 'clamp(0.5rem, 3vw, 2rem)'

export const root = style({ ...oneColumn, gap: space[3], overflowWrap: 'anywhere' })
export const hint = style({
  ...flexRow,
  gap: space[2],
  ...muted(size.small),
})
export const steps = style(oneColumn)
export const step = style({
  position: 'relative',
  ...oneColumn,
  gap: space[1],
  padding: `${space[4]} ${space[5]}`,
  border: hairline,
  borderInlineStart: `${stroke.thread} solid ${color.line.default}`,
  background: color.surface,
  breakInside: 'avoid',
  selectors: {
    '& + &': { marginBlockStart: '-1px' },
    ...Object.fromEntries(
      [2, 3, 4, 5, 6, 7].map((place) => [`&:nth-child(${place})`, { marginInlineStart: `calc(${stair} * ${place - 1})` }]),
    ),
    '&[data-last]': { borderColor: color.accent.default, borderWidth: stroke.thread },
  },
  '@media': { [media.forced]: { selectors: { '&[data-last]': { borderColor: 'Highlight' } } } },
})
export const title = style({
  ...baselineRow,
  gap: space[3],
  fontWeight: weight.semibold,
})
export const number = style({
  color: color.text.muted,
  ...monoText(size.label),
  fontWeight: weight.regular,
})
export const name = style({ flex: '1 1 4rem', minInlineSize: 0 })
export const winner = style({
  marginInlineStart: 'auto',
  paddingInline: space[2],
  border: `${stroke.thin} solid transparent`,
  borderRadius: radius.s,
  ...accentGround,
  ...monoText(size.label),
  fontWeight: weight.regular,
})
export const code = style({
  justifySelf: 'start',
  ...monoText(size.mono),
})
export const text = style({ color: color.text.muted, fontSize: size.small, textWrap: 'pretty' })
