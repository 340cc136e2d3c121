import { globalStyle, style } from '@vanilla-extract/css'
import { color, media } from '@workspace/tokens/values.ts'
import { flexRow } from '../../elements/mixins.ts'
import { control, inset } from '../../elements/Field/control.css.ts'

export const box = style({ position: 'relative', display: 'grid' })
export const select = style([
  control,
  {
    appearance: 'none',
    paddingInlineEnd: `calc(1em + ${inset})`,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: { '&:has(option[value=""]:checked)': { color: color.text.muted } },
  },
])
export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: inset,
  ...flexRow,
  color: color.text.default,
  pointerEvents: 'none',
  '@media': { [media.forced]: { color: 'FieldText' } },
})
globalStyle(`${select} option`, { background: color.surface, color: color.text.default })
