import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'

export const root = style({ '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } } })
export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '2.5rem',
  paddingInline: vars.space[4],
  border: `${vars.stroke.thin} solid ${vars.color.field.border}`,
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: vars.color.text.default,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  selectors: { '&[data-state="open"]': { borderColor: vars.color.text.default } },
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.text.default } } } },
})
export const content = style({ marginBlockStart: vars.space[4] })
