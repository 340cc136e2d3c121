import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'

/** A row of their own, where the title or the tabs leave no room. */
export const root = style({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
})
export const wrap = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  padding: 0,
  border: `${vars.stroke.thin} solid transparent`,
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: vars.color.text.muted,
  cursor: 'pointer',
  selectors: {
    '&[data-state="on"]': { borderColor: vars.color.accent.default, color: vars.color.accent.default },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.hover]: { ':hover': { borderColor: vars.color.field.border, color: vars.color.text.default } },
    [media.noScript]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
})
