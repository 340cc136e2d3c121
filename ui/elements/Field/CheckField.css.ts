import { createVar, style } from '@vanilla-extract/css'
import { color, media, space, stroke, systemColors, weight } from '@workspace/tokens/values.ts'
import { fieldBorder, oneColumn } from '../mixins.ts'

export const controlSize = createVar()

/** System colors, because the browser's own adjustment would not show an error. */
export const inSystemColors = {
  forcedColorAdjust: 'none',
  vars: { ...systemColors, [color.accent.on]: 'Canvas' },
  selectors: { '&:disabled': { vars: { [color.field.border]: 'GrayText', [color.accent.default]: 'GrayText' } } },
} as const

export const root = style({ gridColumn: '1 / -1', ...oneColumn, overflowWrap: 'anywhere' })
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifySelf: 'start',
  gap: space[3],
  minBlockSize: '2.75rem',
  paddingBlock: space[2],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.text.muted } },
})
export const text = style({ minInlineSize: 0, fontWeight: weight.medium })
export const optional = style({ color: color.text.muted, fontWeight: weight.regular })
export const messages = style({
  display: 'grid',
  gap: space[1],
  paddingInlineStart: `calc(${controlSize} + ${space[3]})`,
  marginBlockStart: `calc(${space[1]} * -1)`,
  paddingBlockEnd: space[3],
  selectors: { '&:empty': { display: 'none' } },
})
export const control = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  margin: 0,
  border: fieldBorder,
  background: color.surface,
  lineHeight: 'inherit',
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderColor: color.accent.default, background: color.accent.default },
    '&[aria-invalid="true"]': {
      borderColor: color.status.danger,
      boxShadow: `inset 0 0 0 ${stroke.thin} ${color.status.danger}`,
    },
    '&[aria-invalid="true"]:checked:enabled': { background: color.status.danger },
    '&:disabled': { borderColor: color.field.border, borderStyle: 'dashed', background: color.surface, boxShadow: 'none' },
  },
  '@media': {
    [media.hover]: { selectors: { [`${row}:hover &:not(:disabled, [aria-invalid="true"])`]: { borderColor: color.text.default } } },
    [media.forced]: inSystemColors,
  },
})
