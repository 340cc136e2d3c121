import { style } from '@vanilla-extract/css'
import { color, media, size, space, stroke, systemColors, weight } from '@workspace/tokens/values.ts'
import { circle, flexRow, needsScript, square, wrappingRow } from '../../elements/mixins.ts'

export const root = style({
  ...wrappingRow,
  gap: space[4],
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
      border: `${stroke.thread} solid ${color.field.border}`,
    },
    '&:not(:last-child)::after': { content: '', flex: 1, borderBlockStart: `${stroke.thread} solid ${color.line.default}` },
    '&[data-current]::before': {
      ...square('1rem'),
      borderColor: color.accent.default,
      borderWidth: stroke.marker,
    },
    '&[data-done]::before': { borderColor: color.accent.default, background: color.accent.default },
    '&[data-done]::after': { borderColor: color.accent.default },
    '&[data-done]:last-child::before': { borderColor: color.verified.on, background: color.verified.default },
  },
  '@media': { [media.forced]: { vars: systemColors, forcedColorAdjust: 'none' } },
})
export const text = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: size.small,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})
