import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'

export const root = style({ fontSize: vars.size.small })
/** As high as the breadcrumbs, whose line it shares. */
export const title = style({ display: 'flex', alignItems: 'center', minBlockSize: '1.75rem', fontWeight: vars.weight.semibold })
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[3],
  borderInlineStart: `${vars.stroke.thread} solid ${vars.color.line.default}`,
  color: vars.color.text.muted,
  lineHeight: 1.35,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-level="3"]': { paddingInlineStart: vars.space[6] },
    '&[aria-current]': {
      borderColor: vars.color.accent.default,
      color: vars.color.accent.default,
      fontWeight: vars.weight.semibold,
    },
    // The scrolling column would cut a ring outside.
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.text.default, textDecorationLine: 'underline', textUnderlineOffset: '0.3em' } },
    '(pointer: coarse)': { minBlockSize: '2.75rem' },
    [media.forced]: { borderColor: 'Canvas', selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
  },
})
