import { style } from '@vanilla-extract/css'
import { color, layout, media, radius, size, space, weight } from '@workspace/tokens/values.ts'
import { bareButton, flexColumn, flexRow, hairline, monoText, notPrinted, ringInside, square, strongLine } from '../../elements/mixins.ts'

export const root = style({
  insetInline: 0,
  insetBlockEnd: 0,
  ...flexColumn,
  blockSize: 'min(88dvh, 47.5rem)',
  overflow: 'hidden',
  borderBlockStart: strongLine,
  borderStartStartRadius: radius.l,
  borderStartEndRadius: radius.l,
  background: color.surface,
  color: color.text.default,
  outline: 'none',
  selectors: {
    '&[data-docked]': {
      position: 'fixed',
      zIndex: 15,
      insetBlockStart: layout.header,
      insetInlineStart: 'auto',
      inlineSize: 'calc((100vw - 17.5rem - 3rem - 4.5rem) / 2 + 3.25rem)',
      blockSize: 'auto',
      borderBlockStart: 0,
      borderInlineStart: strongLine,
      borderRadius: 0,
    },
  },
  ...notPrinted,
})
export const head = style({
  flex: 'none',
  ...flexRow,
  gap: space[3],
  minBlockSize: '3.25rem',
  paddingBlock: space[1],
  paddingInline: `${space[4]} ${space[2]}`,
  borderBlockEnd: hairline,
})
export const title = style({ flex: 'none', fontSize: size.small, fontWeight: weight.semibold })
export const path = style({
  flex: 1,
  minInlineSize: 0,
  color: color.text.muted,
  ...monoText(size.label),
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
})
export const close = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  ...square('2.75rem'),
  padding: 0,
  ...bareButton,
  borderRadius: radius.m,
  fontSize: '1rem',
  ...ringInside,
  '@media': { [media.hover]: { ':hover': { background: color.sunken } } },
})
