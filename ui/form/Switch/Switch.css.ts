import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { controlSize, inSystemColors, row } from '../../elements/Field/CheckField.css.ts'

const length = '2.75rem'

export const root = style({ vars: { [controlSize]: length } })
/** Marker on a short line of its own. */
export const input = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  alignItems: 'center',
  inlineSize: length,
  blockSize: '1.5rem',
  margin: 0,
  marginBlockStart: 'calc((1lh - 1.5rem) / 2)',
  padding: '2px',
  border: `${vars.stroke.strong} solid ${vars.color.field.border}`,
  borderRadius: '1rem',
  background: vars.color.surface,
  lineHeight: 'inherit',
  cursor: 'inherit',
  '::before': { content: '', inlineSize: '1rem', blockSize: '1rem', borderRadius: '50%', background: vars.color.field.border },
  selectors: {
    '&:checked': { borderColor: vars.color.accent.default, background: vars.color.accent.default },
    '&:checked::before': { marginInlineStart: 'auto', background: vars.color.accent.on },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.status.danger,
      boxShadow: `inset 0 0 0 ${vars.stroke.thin} ${vars.color.status.danger}`,
    },
    '&[aria-invalid="true"]:checked:enabled': { background: vars.color.status.danger },
    '&[aria-invalid="true"]:checked:enabled::before': { background: vars.color.canvas },
    '&:disabled': { borderColor: vars.color.field.border, borderStyle: 'dashed', background: vars.color.surface, boxShadow: 'none' },
    '&:disabled::before': { background: vars.color.field.border },
  },
  '@media': {
    [media.hover]: { selectors: { [`${row}:hover &:not(:disabled, [aria-invalid="true"])`]: { borderColor: vars.color.text.default } } },
    [media.forced]: inSystemColors,
  },
})
