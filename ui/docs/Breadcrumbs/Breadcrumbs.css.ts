import { style } from '@vanilla-extract/css'
import { color, media, radius, size, space } from '@workspace/tokens/values.ts'
import { flexWrap, muted } from '../../elements/mixins.ts'

export const list = style({
  ...flexWrap,
  ...muted(size.small),
  overflowWrap: 'anywhere',
})
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.75rem',
  minInlineSize: 0,
  selectors: { '& + &::before': { content: '"/" / ""', paddingInline: '0.35em' } },
})
export const link = style({
  minInlineSize: '1.5rem',
  paddingBlock: space[1],
  borderRadius: radius.s,
  textDecoration: 'none',
  '@media': {
    [media.hover]: { ':hover': { color: color.text.default, textDecorationLine: 'underline', textUnderlineOffset: '0.3em' } },
  },
})
