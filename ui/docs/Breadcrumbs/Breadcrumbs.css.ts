import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { flexWrap } from '../../elements/mixins.ts'

export const list = style({
  ...flexWrap,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
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
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.s,
  textDecoration: 'none',
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.text.default, textDecorationLine: 'underline', textUnderlineOffset: '0.3em' } },
  },
})
