import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'

/** For a button in a disabled fieldset. */
export const disabledButton = style({
  selectors: {
    '&&:disabled': {
      outline: `${vars.stroke.thin} dashed ${vars.color.field.border}`,
      outlineOffset: `calc(${vars.stroke.thin} * -1)`,
      borderColor: 'transparent',
      background: 'transparent',
      color: vars.color.text.muted,
      cursor: 'not-allowed',
    },
  },
})
