import { style } from '@vanilla-extract/css'
import { color, leading, media, radius, size, space, weight } from '@workspace/tokens/values.ts'
import { disabledButton } from '../disabledButton.css.ts'
import { bareButton, invertedGround, muted, needsScript, ringInside } from '../mixins.ts'
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
    marginInline: `calc(${space[2]} * -1)`,
    padding: `0 ${space[2]}`,
    ...bareButton,
    borderRadius: radius.s,
    ...muted(size.small),
    lineHeight: leading.title,
    textAlign: 'start',
    ...ringInside,
    ':active': { background: color.sunken },
    '@media': { [media.hover]: { ':hover': { color: color.text.default } } },
  },
])
export const text = style({ selectors: { '&:not([data-shown])': { display: 'none' } } })

export const tool = style([
  disabledButton,
  {
    ...iconButton('2rem'),
    position: 'relative',
    ...muted('1rem'),
    ...ringInside,
    selectors: {
      '&[data-state="copied"]': { color: color.status.success },
    },
    ':active': { background: color.sunken },
    '@media': {
      [media.hover]: { ':hover': { background: color.sunken, color: color.text.default } },
      [media.stacked]: { inlineSize: '2.5rem', blockSize: '2.75rem' },
      [media.print]: { display: 'none' },
    },
  },
])
export const bubble = style({
  position: 'absolute',
  insetInlineEnd: `calc(100% + ${space[1]})`,
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  padding: `0.125rem ${space[2]}`,
  borderRadius: radius.s,
  ...invertedGround,
  fontSize: '0.75rem',
  fontWeight: weight.medium,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
})
