import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { systemColors } from '@workspace/tokens/forced-colors.ts'
import { media } from '@workspace/tokens/media.ts'
import { cardFrame, hairline, oneColumn, square } from '../../elements/mixins.ts'

const mono = { fontFamily: vars.font.mono, fontSize: vars.size.label, letterSpacing: 0 } as const

export const root = style({
  ...oneColumn,
  ...cardFrame,
  overflowWrap: 'anywhere',
})
export const caption = style({
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderBlockEnd: hairline,
  fontWeight: vars.weight.semibold,
})
export const example = style({
  ...oneColumn,
  gap: vars.space[3],
  padding: vars.space[5],
  borderBlockEnd: hairline,
  breakInside: 'avoid',
})
export const title = style({ fontSize: vars.size.small, fontWeight: vars.weight.semibold })
const drawing = style({ '@media': { [media.forced]: { vars: systemColors } } })
export const picture = style([drawing, { overflow: 'visible', direction: 'ltr' }])
export const day = style({ stroke: vars.color.line.default, strokeWidth: 1 })
export const epoch = style({ stroke: vars.color.text.default, strokeWidth: 1.5 })
export const line = style({ stroke: vars.color.line.default, strokeWidth: 2 })
export const life = style({ stroke: vars.color.accent.default, strokeWidth: 2 })
export const stem = style({ stroke: vars.color.accent.default, strokeWidth: 2 })
export const names = style({
  ...mono,
  direction: 'ltr',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  color: vars.color.text.muted,
  textAlign: 'center',
  // Hides days that don't fit. The times below include the day.
  '@media': { 'screen and (max-width: 20em)': { display: 'none' } },
})
globalStyle(`${names} > span`, { paddingInline: vars.space[1] })
const ring = { fill: vars.color.surface, stroke: vars.color.accent.default, strokeWidth: 4 }
export const marks = styleVariants({
  launch: ring,
  charge: { fill: vars.color.accent.default },
  end: { ...ring, stroke: vars.color.text.default },
})
export const events = style({
  display: 'grid',
  gridTemplateColumns: 'auto fit-content(45%) minmax(0, 1fr)',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  '@media': { [media.stacked]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
export const event = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'baseline',
  fontSize: vars.size.small,
})
export const key = style([drawing, { flex: 'none', ...square(vars.space[4]), alignSelf: 'start', marginBlockStart: '0.2em' }])
export const time = style(mono)
export const text = style({ '@media': { [media.stacked]: { gridColumn: 2 } } })
export const result = style({ fontSize: vars.size.small, fontWeight: vars.weight.semibold })
export const legend = style({
  display: 'flex',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[5]}`,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
})
