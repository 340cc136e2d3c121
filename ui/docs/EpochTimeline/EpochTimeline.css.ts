import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, font, media, size, space, systemColors, weight } from '@workspace/tokens/values.ts'
import { cardFrame, hairline, muted, oneColumn, square } from '../../elements/mixins.ts'

const mono = { fontFamily: font.mono, fontSize: size.label, letterSpacing: 0 } as const

export const root = style({
  ...oneColumn,
  ...cardFrame,
  overflowWrap: 'anywhere',
})
export const caption = style({
  padding: `${space[4]} ${space[5]}`,
  borderBlockEnd: hairline,
  fontWeight: weight.semibold,
})
export const example = style({
  ...oneColumn,
  gap: space[3],
  padding: space[5],
  borderBlockEnd: hairline,
  breakInside: 'avoid',
})
export const title = style({ fontSize: size.small, fontWeight: weight.semibold })
const drawing = style({ '@media': { [media.forced]: { vars: systemColors } } })
export const picture = style([drawing, { overflow: 'visible', direction: 'ltr' }])
export const day = style({ stroke: color.line.default, strokeWidth: 1 })
export const epoch = style({ stroke: color.text.default, strokeWidth: 1.5 })
export const line = style({ stroke: color.line.default, strokeWidth: 2 })
export const life = style({ stroke: color.accent.default, strokeWidth: 2 })
export const stem = style({ stroke: color.accent.default, strokeWidth: 2 })
export const names = style({
  ...mono,
  direction: 'ltr',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  color: color.text.muted,
  textAlign: 'center',
  // Hides days that don't fit. The times below include the day.
  '@media': { 'screen and (max-width: 20em)': { display: 'none' } },
})
globalStyle(`${names} > span`, { paddingInline: space[1] })
const ring = { fill: color.surface, stroke: color.accent.default, strokeWidth: 4 }
export const marks = styleVariants({
  launch: ring,
  charge: { fill: color.accent.default },
  end: { ...ring, stroke: color.text.default },
})
export const events = style({
  display: 'grid',
  gridTemplateColumns: 'auto fit-content(45%) minmax(0, 1fr)',
  columnGap: space[3],
  rowGap: space[2],
  '@media': { [media.stacked]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
export const event = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'baseline',
  fontSize: size.small,
})
export const key = style([drawing, { flex: 'none', ...square(space[4]), alignSelf: 'start', marginBlockStart: '0.2em' }])
export const time = style(mono)
export const text = style({ '@media': { [media.stacked]: { gridColumn: 2 } } })
export const result = style({ fontSize: size.small, fontWeight: weight.semibold })
export const legend = style({
  display: 'flex',
  gap: space[2],
  padding: `${space[3]} ${space[5]}`,
  ...muted(size.small),
})
