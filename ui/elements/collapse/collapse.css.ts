import { style } from '@vanilla-extract/css'
import { media } from '@workspace/tokens/media.ts'

/** Hides closed content until `UntilFound` hydrates. Without scripts, all content shows. */
export const content = style({
  '@media': {
    [media.script]: { selectors: { '&[data-until-found=""]:not([hidden], :has(:target))': { display: 'none' } } },
    [media.noScript]: { display: 'block', contentVisibility: 'visible' },
  },
})
