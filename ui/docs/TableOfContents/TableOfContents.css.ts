import { style } from '@vanilla-extract/css'
import { color, media, space, stroke, weight } from '@workspace/tokens/values.ts'
import { flexRow, hairline, ringInside } from '../../elements/mixins.ts'

export const root = style({ fontSize: '0.84375rem' })
export const title = style({
  ...flexRow,
  minBlockSize: '1.75rem',
  marginBlockEnd: space[2],
  color: color.text.muted,
})
export const list = style({ borderInlineStart: hairline })
export const link = style({
  ...flexRow,
  minBlockSize: '1.75rem',
  paddingBlock: space[1],
  marginInlineStart: '-1px',
  paddingInlineStart: '0.875rem',
  borderInlineStart: `${stroke.thread} solid transparent`,
  color: color.text.muted,
  lineHeight: 1.35,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  // The scrolling column would cut off an outer ring.
  ...ringInside,
  selectors: {
    '&[data-level="3"]': { paddingInlineStart: '1.75rem' },
    '&[aria-current]': {
      borderColor: color.accent.default,
      color: color.accent.default,
      fontWeight: weight.medium,
    },
  },
  '@media': {
    [media.hover]: { ':hover': { color: color.text.default, textDecorationLine: 'underline', textUnderlineOffset: '0.3em' } },
    '(pointer: coarse)': { minBlockSize: '2.75rem' },
    [media.forced]: { borderColor: 'Canvas', selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
  },
})
