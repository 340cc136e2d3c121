import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.ts'
import { media } from '../../../tokens/media.ts'

export const root = recipe({
  base: {
    borderRadius: vars.radius.s,
    textDecorationLine: 'underline',
    textDecorationThickness: vars.stroke.thin,
    textUnderlineOffset: '0.22em',
    selectors: {
      '&[aria-current]': {
        textDecorationLine: 'underline',
        textDecorationColor: vars.color.accent.default,
        textDecorationThickness: vars.stroke.line,
      },
    },
    '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline', textDecorationThickness: vars.stroke.line } } },
  },
  variants: {
    variant: {
      text: { color: vars.color.accent.default },
      quiet: { textDecorationLine: 'none', textUnderlineOffset: '0.4em' },
    },
  },
})
