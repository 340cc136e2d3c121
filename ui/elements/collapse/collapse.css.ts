import { style } from '@vanilla-extract/css'
import { media } from '@workspace/tokens/media.ts'

/** Closed content is hidden only where a script can open it; once React has taken the page over, `useUntilFound` hides it. */
export const content = style({
  '@media': { [media.script]: { selectors: { '&[data-state="closed"]:not([hidden], :has(:target))': { display: 'none' } } } },
})
