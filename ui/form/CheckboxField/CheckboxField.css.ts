import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { controlSize, inSystemColors, row } from '../../elements/Field/CheckField.css.ts'

const box = '1.75rem'

export const root = style({ vars: { [controlSize]: box } })
export const input = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: box,
  blockSize: box,
  margin: 0,
  marginBlockStart: `calc((1lh - ${box}) / 2)`,
  border: `${vars.stroke.strong} solid ${vars.color.field.border}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  lineHeight: 'inherit',
  cursor: 'inherit',
  scrollMarginBlockStart: vars.space[12],
  transition: `border-color ${vars.motion.quick}, background-color ${vars.motion.quick}`,
  '::before': {
    content: '',
    inlineSize: '1rem',
    blockSize: '1rem',
    background: vars.color.accent.on,
    // Check mark of `Icon` as an outline: a data image would need an exception in the content security policy.
    clipPath: 'polygon(14.3% 57.6%, 41% 84.2%, 86% 32.3%, 76.5% 24%, 40.3% 65.8%, 23.2% 48.7%)',
    visibility: 'hidden',
  },
  selectors: {
    '&:checked': { borderColor: vars.color.accent.default, background: vars.color.accent.default },
    '&:checked::before': { visibility: 'visible' },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.status.danger,
      boxShadow: `inset 0 0 0 ${vars.stroke.thin} ${vars.color.status.danger}`,
    },
    '&[aria-invalid="true"]:checked:enabled': { background: vars.color.status.danger },
    '&[aria-invalid="true"]::before': { background: vars.color.canvas },
    '&:disabled': { borderColor: vars.color.field.border, borderStyle: 'dashed', background: vars.color.surface, boxShadow: 'none' },
    '&:disabled::before': { background: vars.color.field.border },
  },
  '@media': {
    [media.still]: { transition: 'none' },
    [media.hover]: { selectors: { [`${row}:hover &:not(:disabled, [aria-invalid="true"])`]: { borderColor: vars.color.text.default } } },
    [media.forced]: inSystemColors,
  },
})
