import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { flexWrap, mono, oneColumn } from '../mixins.ts'

export const root = style({
  ...oneColumn,
  // Aligns the controls in a row even if one label has two lines.
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  alignContent: 'start',
  overflowWrap: 'anywhere',
  gap: vars.space[2],
  selectors: { '&[data-wide]': { gridColumn: '1 / -1' }, '&[data-code]': { rowGap: vars.space[1] } },
})
export const body = style({ ...oneColumn, alignContent: 'start', gap: 'inherit' })
export const label = style({
  justifySelf: 'start',
  alignSelf: 'start',
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.35,
})
export const optional = style({ color: vars.color.text.muted, fontWeight: vars.weight.regular })
export const head = style({ ...flexWrap, alignItems: 'baseline', columnGap: vars.space[3] })
export const code = style({
  ...mono,
  fontSize: vars.size.mono,
  fontWeight: vars.weight.semibold,
})
export const detail = style({ unicodeBidi: 'isolate', direction: 'ltr', color: vars.color.text.muted, fontSize: vars.size.label })
