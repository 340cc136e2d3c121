import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { circle, mono, wrappingRow } from '../../../elements/mixins.ts'

export const root = style({
  ...wrappingRow,
  columnGap: vars.space[2],
  minBlockSize: '1.75rem',
  ...mono,
  fontSize: '0.875rem',
  lineHeight: 1.3,
})
export const number = style({
  display: 'grid',
  placeItems: 'center',
  ...circle('1.5rem'),
  border: `${vars.stroke.strong} solid currentColor`,
})
export const label = style({ fontSize: 'inherit', fontWeight: vars.weight.medium, letterSpacing: 0, lineHeight: 'inherit' })
export const fact = style({ marginInlineStart: 'auto', color: vars.color.text.muted })
