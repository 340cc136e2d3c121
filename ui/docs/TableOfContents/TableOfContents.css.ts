import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'
import { media } from '../../../tokens/media.ts'

export const root = style({ fontSize: vars.size.small })
/** As high as the breadcrumbs, whose line it shares. */
export const title = style({ display: 'flex', alignItems: 'center', minBlockSize: '1.75rem', fontWeight: vars.weight.semibold })
export const item = style({ selectors: { '&[data-level="3"]': { paddingInlineStart: vars.space[4] } } })
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.s,
  color: vars.color.text.muted,
  lineHeight: 1.35,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&[aria-current]': { color: vars.color.text.default, fontWeight: vars.weight.semibold } },
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.text.default, textDecorationLine: 'underline', textUnderlineOffset: '0.3em' } },
    '(pointer: coarse)': { minBlockSize: '2.75rem' },
  },
})
