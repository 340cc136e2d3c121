import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'

export const root = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  padding: 0,
  border: `${vars.stroke.thin} solid transparent`,
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: vars.color.text.muted,
  fontSize: vars.size.label,
  cursor: 'pointer',
  '@media': {
    [media.hover]: { ':hover': { borderColor: vars.color.field.border, color: vars.color.text.default } },
    [media.still]: { display: 'none' },
    [media.noScript]: { display: 'none' },
  },
})
