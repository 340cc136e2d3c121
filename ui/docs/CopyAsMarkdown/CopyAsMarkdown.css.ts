import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
  '@media': {
    'screen and (min-width: 80em)': {
      display: 'grid',
      justifyItems: 'start',
      // Level with the contents above; the scrolling column would cut a ring outside.
      paddingInlineStart: `calc(${vars.space[3]} + ${vars.stroke.thread})`,
    },
    [media.print]: { display: 'none' },
  },
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  marginInline: `calc(${vars.space[2]} * -1)`,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.s,
  color: vars.color.text.muted,
  textDecoration: 'none',
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { [media.hover]: { ':hover': { color: vars.color.text.default } } },
})
