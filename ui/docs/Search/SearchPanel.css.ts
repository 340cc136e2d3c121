import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'

export const sheet = style({ display: 'flex', flexDirection: 'column', maxBlockSize: 'inherit' })
export const bar = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingInline: `${vars.space[5]} ${vars.space[3]}`,
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.line.default}`,
  // The field fills the bar, so the bar shows the focus.
  selectors: { '&:has(input:focus-visible)': { boxShadow: `inset 0 -2px 0 ${vars.color.accent.default}` } },
  '@media': {
    [media.forced]: { selectors: { '&:has(input:focus-visible)': { borderBlockEndColor: 'Highlight', borderBlockEndWidth: '2px' } } },
  },
})
export const glass = style({ display: 'flex', color: vars.color.text.muted, fontSize: '1.125rem' })
export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '3.5rem',
  padding: 0,
  border: 0,
  background: 'transparent',
  fontSize: vars.size.body,
  outline: 'none',
  '::placeholder': { color: vars.color.text.muted, opacity: 1 },
})
export const close = style({
  flex: 'none',
  minBlockSize: '2.75rem',
  paddingInline: vars.space[2],
  border: 0,
  borderRadius: vars.radius.s,
  background: 'transparent',
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  cursor: 'pointer',
  '@media': { [media.hover]: { ':hover': { color: vars.color.text.default } } },
})
export const message = style({
  padding: vars.space[5],
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})
