import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  overflowWrap: 'anywhere',
  gap: vars.space[2],
  selectors: { '&[data-wide]': { gridColumn: '1 / -1' } },
})
export const label = style({
  justifySelf: 'start',
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.35,
})
export const optional = style({ color: vars.color.text.muted, fontWeight: vars.weight.regular })
