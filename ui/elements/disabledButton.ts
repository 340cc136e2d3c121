import { vars } from '@workspace/tokens/contract.css.ts'

/** Selectors of a plain button that a disabled fieldset disables: dashed, as every unavailable control. */
export const disabledButton = {
  '&&:disabled': {
    outline: `${vars.stroke.thin} dashed ${vars.color.field.border}`,
    outlineOffset: `calc(${vars.stroke.thin} * -1)`,
    borderColor: 'transparent',
    background: 'transparent',
    color: vars.color.text.muted,
    cursor: 'not-allowed',
  },
} as const
