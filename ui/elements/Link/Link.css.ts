import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, media, radius, stroke } from '@workspace/tokens/values.ts'

/** A link does not underline an inline block inside it. */
export const icon = style({ display: 'inline-block', marginInline: '0.15em -0.08em' })
export const glue = style({ fontSize: 0 })
export const root = recipe({
  base: {
    // Keeps empty space in a grid or flex column out of the link.
    inlineSize: 'fit-content',
    borderRadius: radius.s,
    textDecorationLine: 'underline',
    textDecorationThickness: stroke.thin,
    textUnderlineOffset: '0.22em',
    selectors: {
      '&[aria-current]': {
        textDecorationLine: 'underline',
        textDecorationColor: color.accent.default,
        textDecorationThickness: stroke.thread,
      },
    },
    ':active': { background: color.sunken },
    '@media': { [media.hover]: { selectors: { '&:hover:not([aria-current])': { textDecorationLine: 'underline' } } } },
  },
  variants: {
    variant: {
      text: {
        color: color.accent.default,
        selectors: { '&[aria-current]': { color: color.text.default } },
        '@media': { [media.hover]: { ':hover': { textDecorationThickness: stroke.thread } } },
      },
      quiet: { textDecorationLine: 'none', textUnderlineOffset: '0.4em' },
    },
  },
})
