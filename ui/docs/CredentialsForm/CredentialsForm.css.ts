import { style } from '@vanilla-extract/css'
import { color, media, radius, size, space, stroke, weight } from '@workspace/tokens/values.ts'
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
  gap: space[2],
  minBlockSize: '2.25rem',
  padding: `${space[1]} ${space[3]}`,
  border: `${stroke.thin} solid ${color.field.border}`,
  borderRadius: radius.m,
  background: color.surface,
  fontSize: '0.875rem',
  fontWeight: weight.medium,
  lineHeight: 1.2,
  cursor: 'pointer',
  ...ringInside,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { ':hover': { borderColor: color.line.strong } }, [media.stacked]: { minBlockSize: '2.75rem' } },
})
export const form = style({
  ...oneColumn,
  gap: space[4],
  position: 'absolute',
  zIndex: 9,
  insetInlineEnd: 0,
  inlineSize: 'min(20rem, 80vw)',
  marginBlockStart: space[2],
  padding: space[4],
  border: panelBorder,
  borderRadius: radius.m,
  background: color.surface,
  '@media': { [media.stacked]: { insetInline: '0 auto' } },
})
export const input = style([smallControl, { direction: 'ltr', ...mono }])
export const hint = style({ color: color.text.muted, fontSize: size.small, textWrap: 'pretty' })
