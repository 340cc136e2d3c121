import { style } from '@vanilla-extract/css'
import { color, size, space, weight } from '@workspace/tokens/values.ts'
import { flexWrap, monoText, muted, oneColumn } from '../mixins.ts'

export const root = style({
  ...oneColumn,
  // Aligns the controls in a row even if one label has two lines.
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  alignContent: 'start',
  overflowWrap: 'anywhere',
  gap: space[2],
  selectors: { '&[data-wide]': { gridColumn: '1 / -1' }, '&[data-code]': { rowGap: space[1] } },
})
export const body = style({ ...oneColumn, alignContent: 'start', gap: 'inherit' })
export const label = style({
  justifySelf: 'start',
  alignSelf: 'start',
  fontSize: size.small,
  fontWeight: weight.semibold,
  lineHeight: 1.35,
})
export const optional = style({ color: color.text.muted, fontWeight: weight.regular })
export const head = style({ ...flexWrap, alignItems: 'baseline', columnGap: space[3] })
export const code = style({
  ...monoText(size.mono),
  fontWeight: weight.semibold,
})
export const detail = style({ unicodeBidi: 'isolate', direction: 'ltr', ...muted(size.label) })
