import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'

/** A box in the line has no underline. */
export const icon = style({ display: 'inline-block', marginInline: '0.15em -0.08em' })
export const glue = style({ fontSize: 0 })
export const root = recipe({
  base: {
    // Keeps empty space in a grid or flex column out of the link.
    inlineSize: 'fit-content',
    borderRadius: vars.radius.s,
    textDecorationLine: 'underline',
    textDecorationThickness: vars.stroke.thin,
    textUnderlineOffset: '0.22em',
    selectors: {
      '&[aria-current]': {
        textDecorationLine: 'underline',
        textDecorationColor: vars.color.accent.default,
        textDecorationThickness: vars.stroke.thread,
      },
    },
    ':active': { background: vars.color.sunken },
    '@media': { [media.hover]: { selectors: { '&:hover:not([aria-current])': { textDecorationLine: 'underline' } } } },
  },
  variants: {
    variant: {
      text: {
        color: vars.color.accent.default,
        selectors: { '&[aria-current]': { color: vars.color.text.default } },
        '@media': { [media.hover]: { ':hover': { textDecorationThickness: vars.stroke.thread } } },
      },
      quiet: { textDecorationLine: 'none', textUnderlineOffset: '0.4em' },
    },
  },
})
