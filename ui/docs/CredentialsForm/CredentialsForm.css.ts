import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { smallControl } from '../../elements/Field/control.css.ts'
import { flexRow, mono, oneColumn, panelBorder, ringInside } from '../../elements/mixins.ts'

export const root = style({
  position: 'relative',
  overflowWrap: 'anywhere',
  '@media': {
    // The form needs scripts, and its values should not be printed.
    [media.noScript]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
})
export const title = style({
  ...flexRow,
  gap: vars.space[2],
  minBlockSize: '2.25rem',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  border: `${vars.stroke.thin} solid ${vars.color.field.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  fontSize: '0.875rem',
  fontWeight: vars.weight.medium,
  lineHeight: 1.2,
  cursor: 'pointer',
  ...ringInside,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { ':hover': { borderColor: vars.color.line.strong } }, [media.stacked]: { minBlockSize: '2.75rem' } },
})
export const form = style({
  ...oneColumn,
  gap: vars.space[4],
  position: 'absolute',
  zIndex: 9,
  insetInlineEnd: 0,
  inlineSize: 'min(20rem, 80vw)',
  marginBlockStart: vars.space[2],
  padding: vars.space[4],
  border: panelBorder,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  '@media': { [media.stacked]: { insetInline: '0 auto' } },
})
export const input = style([smallControl, { direction: 'ltr', ...mono }])
export const hint = style({ color: vars.color.text.muted, fontSize: vars.size.small, textWrap: 'pretty' })
