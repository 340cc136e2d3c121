import { style } from '@vanilla-extract/css'
import { color } from '@workspace/tokens/values.ts'
import { circle } from '../../elements/mixins.ts'
import { control, controlSize } from '../../elements/Field/CheckField.css.ts'

const length = '2.75rem'

export const root = style({ vars: { [controlSize]: length } })
export const input = style([
  control,
  {
    alignItems: 'center',
    inlineSize: length,
    blockSize: '1.5rem',
    marginBlockStart: 'calc((1lh - 1.5rem) / 2)',
    padding: '2px',
    borderRadius: '1rem',
    '::before': { content: '', ...circle('1rem'), background: color.field.border },
    selectors: {
      '&:checked::before': { marginInlineStart: 'auto', background: color.accent.on },
      '&[aria-invalid="true"]:checked:enabled::before': { background: color.canvas },
      '&:disabled::before': { background: color.field.border },
    },
  },
])
