import { style } from '@vanilla-extract/css'
import { color, media, space, systemColors, weight } from '@workspace/tokens/values.ts'
import { circle, flexRow, generated, ringInside, square } from '../../elements/mixins.ts'
import { drawnWhenForced, piece, quiet } from './line.ts'

export const root = style({ position: 'relative', paddingBlock: '2px 6px', '::before': piece, '@media': drawnWhenForced })
export const points = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '-9px',
  insetInlineStart: '8px',
  inlineSize: '16px',
  blockSize: '28px',
  fill: 'none',
  stroke: color.accent.default,
  strokeWidth: 2,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { [media.forced]: { vars: systemColors } },
})
export const item = style({
  position: 'relative',
  selectors: {
    '&::before': { ...piece, insetInlineStart: '22px' },
    '&:first-child::before': { insetBlockStart: '50%' },
    '&:last-child::before': { insetBlockEnd: '50%' },
  },
  '@media': drawnWhenForced,
})
export const link = style({
  ...quiet,
  ...flexRow,
  gap: space[2],
  minBlockSize: '1.875rem',
  marginInlineStart: '33px',
  padding: `2px ${space[2]}`,
  fontSize: '0.84375rem',
  lineHeight: 1.45,
  ...ringInside,
  selectors: {
    '&::before': {
      ...generated,
      insetBlockStart: 'calc(50% - 3px)',
      insetInlineStart: '20px',
      ...circle('6px'),
      background: color.line.default,
    },
    '&[aria-current]': { color: color.text.default, fontWeight: weight.medium },
    '&[aria-current]::before': {
      insetBlockStart: 'calc(50% - 4.5px)',
      insetInlineStart: '18.5px',
      ...square('9px'),
      background: color.accent.default,
    },
  },
  '@media': {
    [media.hover]: { ':hover': { color: color.text.default, background: color.sunken } },
    '(pointer: coarse)': { minBlockSize: '2.75rem' },
    ...drawnWhenForced,
  },
})
export const method = style({ flex: 'none', inlineSize: '2.5rem' })
