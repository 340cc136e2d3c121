import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'

export const root = style({
  position: 'relative',
  display: 'inline-grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
})
export const button = style({
  position: 'relative',
  display: 'inline-grid',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  minInlineSize: '1.5rem',
  // Ring inside, beside the text: the button fills the head of a sample.
  marginInline: `calc(${vars.space[2]} * -1)`,
  paddingBlock: 0,
  paddingInline: vars.space[2],
  border: 0,
  borderRadius: vars.radius.s,
  background: 'transparent',
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.title,
  textAlign: 'start',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: '-2px' },
  ':active': { background: vars.color.sunken },
  '@media': { [media.hover]: { ':hover': { color: vars.color.text.default } } },
})
export const text = style({ selectors: { '&:not([data-shown])': { display: 'none' } } })
