import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { media } from '../../tokens/media.ts'

const invalid = '&[aria-invalid="true"]'

/** The box that a reader types in; 16 px at least, so that iOS does not zoom in. */
export const input = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: `${vars.stroke.thin} solid ${vars.color.field.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.canvas,
  color: vars.color.text.default,
  fontSize: '1rem',
  lineHeight: 1.4,
  '::placeholder': { color: vars.color.text.muted, opacity: 1 },
  selectors: { [invalid]: { borderColor: vars.color.status.danger, boxShadow: `inset 0 0 0 ${vars.stroke.thin} ${vars.color.status.danger}` } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-invalid="true"])': { borderColor: vars.color.text.default } } },
    [media.forced]: { selectors: { [invalid]: { borderWidth: vars.stroke.line } } },
  },
})
