import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { disabledButton } from '../disabledButton.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { bareButton, needsScript, ringInside } from '../mixins.ts'
import { iconButton } from '../iconButton.ts'

export const root = style({
  position: 'relative',
  display: 'inline-grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  ...needsScript,
})
export const button = style([
  disabledButton,
  {
    position: 'relative',
    display: 'inline-grid',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    minInlineSize: '1.5rem',
    // The button fills the head of a sample, so its focus ring is inside and needs this space.
    marginInline: `calc(${vars.space[2]} * -1)`,
    padding: `0 ${vars.space[2]}`,
    ...bareButton,
    borderRadius: vars.radius.s,
    color: vars.color.text.muted,
    fontSize: vars.size.small,
    lineHeight: vars.leading.title,
    textAlign: 'start',
    ...ringInside,
    ':active': { background: vars.color.sunken },
    '@media': { [media.hover]: { ':hover': { color: vars.color.text.default } } },
  },
])
export const text = style({ selectors: { '&:not([data-shown])': { display: 'none' } } })

export const tool = style([
  disabledButton,
  {
    ...iconButton('2rem'),
    position: 'relative',
    color: vars.color.text.muted,
    fontSize: '1rem',
    ...ringInside,
    selectors: {
      '&[data-state="copied"]': { color: vars.color.status.success },
    },
    ':active': { background: vars.color.sunken },
    '@media': {
      [media.hover]: { ':hover': { background: vars.color.sunken, color: vars.color.text.default } },
      [media.stacked]: { inlineSize: '2.5rem', blockSize: '2.75rem' },
      [media.print]: { display: 'none' },
    },
  },
])
export const bubble = style({
  position: 'absolute',
  insetInlineEnd: `calc(100% + ${vars.space[1]})`,
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  padding: `0.125rem ${vars.space[2]}`,
  borderRadius: vars.radius.s,
  background: vars.color.text.default,
  color: vars.color.canvas,
  fontSize: '0.75rem',
  fontWeight: vars.weight.medium,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
})
