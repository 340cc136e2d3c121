import { recipe } from '@vanilla-extract/recipes'
import { leading, size, tracking, weight } from '@workspace/tokens/values.ts'

const heading = { letterSpacing: tracking.heading, lineHeight: leading.heading }

export const root = recipe({
  base: {
    fontWeight: weight.semibold,
    // Compensates for the tight tracking, which also narrows spaces.
    wordSpacing: '0.06em',
    textWrap: 'balance',
    breakAfter: 'avoid',
  },
  variants: {
    size: {
      display: { fontSize: size.display, letterSpacing: tracking.display, lineHeight: leading.display },
      h1: { fontSize: size.h1, ...heading },
      h2: { fontSize: size.h2, ...heading },
      h3: { fontSize: size.h3, letterSpacing: tracking.heading, lineHeight: leading.title },
      title: { fontSize: size.title, letterSpacing: tracking.title, lineHeight: leading.title },
    },
  },
})
