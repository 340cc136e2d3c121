import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { systemColors } from '@workspace/tokens/forced-colors.ts'
import { media } from '@workspace/tokens/media.ts'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
})
export const track = style({ display: 'flex', flex: '1 1 12rem', gap: vars.space[1], minInlineSize: 0 })
export const step = style({
  flex: 1,
  blockSize: vars.space[2],
  border: `${vars.stroke.thin} solid ${vars.color.field.border}`,
  borderRadius: vars.radius.s,
  selectors: {
    '&[data-current]': { borderColor: vars.color.accent.default, borderWidth: vars.stroke.thread },
    '&[data-done]': { borderColor: vars.color.accent.default, background: vars.color.accent.default },
  },
  '@media': {
    [media.forced]: { vars: systemColors, forcedColorAdjust: 'none' },
  },
})
export const text = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})
