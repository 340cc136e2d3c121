import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
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
    '::before': { content: '', ...circle('1rem'), background: vars.color.field.border },
    selectors: {
      '&:checked::before': { marginInlineStart: 'auto', background: vars.color.accent.on },
      '&[aria-invalid="true"]:checked:enabled::before': { background: vars.color.canvas },
      '&:disabled::before': { background: vars.color.field.border },
    },
  },
])
