import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@workspace/tokens/contract.css.ts'

const heading = { letterSpacing: vars.tracking.heading, lineHeight: vars.leading.heading }

export const root = recipe({
  base: {
    fontWeight: vars.weight.semibold,
    // Compensates for the tight tracking, which also narrows spaces.
    wordSpacing: '0.06em',
    textWrap: 'balance',
    breakAfter: 'avoid',
  },
  variants: {
    size: {
      display: { fontSize: vars.size.display, letterSpacing: vars.tracking.display, lineHeight: vars.leading.display },
      h1: { fontSize: vars.size.h1, ...heading },
      h2: { fontSize: vars.size.h2, ...heading },
      h3: { fontSize: vars.size.h3, letterSpacing: vars.tracking.heading, lineHeight: vars.leading.title },
      title: { fontSize: vars.size.title, letterSpacing: vars.tracking.title, lineHeight: vars.leading.title },
    },
  },
})
