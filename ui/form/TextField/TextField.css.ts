import { style } from '@vanilla-extract/css'
import { control } from '../../elements/Field/control.css.ts'

export const input = style([
  control,
  {
    appearance: 'none',
    selectors: { '&[inputmode="numeric"]': { fontVariantNumeric: 'tabular-nums' } },
  },
])
