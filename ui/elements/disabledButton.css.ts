import { style } from '@vanilla-extract/css'
import { color, stroke } from '@workspace/tokens/values.ts'

/** Styles a button in a disabled fieldset. */
export const disabledButton = style({
  selectors: {
    '&&:disabled': {
      outline: `${stroke.thin} dashed ${color.field.border}`,
      outlineOffset: `calc(${stroke.thin} * -1)`,
      borderColor: 'transparent',
      background: 'transparent',
      color: color.text.muted,
      cursor: 'not-allowed',
    },
  },
})
