import { style } from '@vanilla-extract/css'
import { media } from '@workspace/tokens/media.ts'

/**
 * Hides closed content only where a script can open it; after hydration `useUntilFound` hides it. A page whose HTML was served with
 * `hidden="until-found"` hides it from the start, but for what the browser has found.
 */
export const content = style({
  '@media': {
    [media.script]: {
      selectors: { '&[data-state="closed"]:not([hidden], :has(:target), [data-until-found="served"])': { display: 'none' } },
    },
    [media.noScript]: { display: 'block', contentVisibility: 'visible' },
  },
})
