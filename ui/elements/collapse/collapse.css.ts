import { style } from '@vanilla-extract/css'
import { media } from '@workspace/tokens/media.ts'

/** Hides closed content only where a script can open it; after hydration `useUntilFound` hides it. */
export const content = style({
  '@media': { [media.script]: { selectors: { '&[data-state="closed"]:not([hidden], :has(:target))': { display: 'none' } } } },
})
