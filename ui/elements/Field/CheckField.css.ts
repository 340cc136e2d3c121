import { createVar, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { systemColors } from '@workspace/tokens/forced-colors.ts'
import { oneColumn } from '../Layout/one-column.ts'

/** Width of the control; hint and error are below the label. */
export const controlSize = createVar()

/** Draws the control in system colors under forced colors: adjusted or native it would not show an error. */
export const inSystemColors = {
  forcedColorAdjust: 'none',
  vars: { ...systemColors, [vars.color.accent.on]: 'Canvas' },
  selectors: { '&:disabled': { vars: { [vars.color.field.border]: 'GrayText', [vars.color.accent.default]: 'GrayText' } } },
} as const

/** The row's padding enlarges the target and counts towards the gaps around it. */
export const root = style({
  gridColumn: '1 / -1',
  ...oneColumn,
  overflowWrap: 'anywhere',
  marginBlock: `calc(${vars.space[2]} * -1)`,
  selectors: { '& + &': { marginBlockStart: `calc(${vars.space[4]} * -1)` } },
})
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
