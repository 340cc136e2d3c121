import { style } from '@vanilla-extract/css'
import { media } from '@workspace/tokens/values.ts'

/** Hides closed content until `UntilFound` sets its `hidden` attribute. Without scripts, shows all content. */
export const content = style({
  '@media': {
    [media.script]: { selectors: { '&[data-until-found=""]:not([hidden], :has(:target))': { display: 'none' } } },
    [media.noScript]: { display: 'block', contentVisibility: 'visible' },
  },
})
