import { createVar, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { systemColors } from '@workspace/tokens/forced-colors.ts'
import { media } from '@workspace/tokens/media.ts'
import { fieldBorder, oneColumn } from '../mixins.ts'

export const controlSize = createVar()

/** System colors, because the browser's own adjustment would not show an error. */
export const inSystemColors = {
  forcedColorAdjust: 'none',
  vars: { ...systemColors, [vars.color.accent.on]: 'Canvas' },
  selectors: { '&:disabled': { vars: { [vars.color.field.border]: 'GrayText', [vars.color.accent.default]: 'GrayText' } } },
} as const

export const root = style({ gridColumn: '1 / -1', ...oneColumn, overflowWrap: 'anywhere' })
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifySelf: 'start',
  gap: vars.space[3],
  minBlockSize: '2.75rem',
  paddingBlock: vars.space[2],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.text.muted } },
})
export const text = style({ minInlineSize: 0, fontWeight: vars.weight.medium })
export const optional = style({ color: vars.color.text.muted, fontWeight: vars.weight.regular })
export const messages = style({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: `calc(${controlSize} + ${vars.space[3]})`,
  marginBlockStart: `calc(${vars.space[1]} * -1)`,
  paddingBlockEnd: vars.space[3],
  selectors: { '&:empty': { display: 'none' } },
})
export const control = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  margin: 0,
  border: fieldBorder,
  background: vars.color.surface,
  lineHeight: 'inherit',
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderColor: vars.color.accent.default, background: vars.color.accent.default },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.status.danger,
      boxShadow: `inset 0 0 0 ${vars.stroke.thin} ${vars.color.status.danger}`,
    },
    '&[aria-invalid="true"]:checked:enabled': { background: vars.color.status.danger },
    '&:disabled': { borderColor: vars.color.field.border, borderStyle: 'dashed', background: vars.color.surface, boxShadow: 'none' },
  },
  '@media': {
    [media.hover]: { selectors: { [`${row}:hover &:not(:disabled, [aria-invalid="true"])`]: { borderColor: vars.color.text.default } } },
    [media.forced]: inSystemColors,
  },
})
