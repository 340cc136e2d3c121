import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { systemColors } from '@workspace/tokens/forced-colors.ts'
import { media } from '@workspace/tokens/media.ts'
import { circle, flexRow, needsScript, square, wrappingRow } from '../../elements/mixins.ts'

export const root = style({
  ...wrappingRow,
  gap: vars.space[4],
  ...needsScript,
})
export const track = style({ display: 'flex', flex: '1 1 12rem', alignItems: 'center', minInlineSize: 0, minBlockSize: '1rem' })
export const step = style({
  flex: 1,
  ...flexRow,
  selectors: {
    '&:last-child': { flex: 'none' },
    '&::before': {
      content: '',
      flex: 'none',
      ...circle('0.75rem'),
      border: `${vars.stroke.thread} solid ${vars.color.field.border}`,
    },
    '&:not(:last-child)::after': { content: '', flex: 1, borderBlockStart: `${vars.stroke.thread} solid ${vars.color.line.default}` },
    '&[data-current]::before': {
      ...square('1rem'),
      borderColor: vars.color.accent.default,
      borderWidth: vars.stroke.marker,
    },
    '&[data-done]::before': { borderColor: vars.color.accent.default, background: vars.color.accent.default },
    '&[data-done]::after': { borderColor: vars.color.accent.default },
    '&[data-done]:last-child::before': { borderColor: vars.color.verified.on, background: vars.color.verified.default },
  },
  '@media': { [media.forced]: { vars: systemColors, forcedColorAdjust: 'none' } },
})
export const text = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})
