import { style } from '@vanilla-extract/css'
import { color, space, stroke, weight } from '@workspace/tokens/values.ts'
import { circle, monoText, wrappingRow } from '../../../elements/mixins.ts'

export const root = style({
  ...wrappingRow,
  columnGap: space[2],
  minBlockSize: '1.75rem',
  ...monoText('0.875rem'),
  lineHeight: 1.3,
})
export const number = style({
  display: 'grid',
  placeItems: 'center',
  ...circle('1.5rem'),
  border: `${stroke.strong} solid currentColor`,
})
export const label = style({ fontSize: 'inherit', fontWeight: weight.medium, letterSpacing: 0, lineHeight: 'inherit' })
export const fact = style({ marginInlineStart: 'auto', color: color.text.muted })
