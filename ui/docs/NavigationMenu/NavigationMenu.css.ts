import { style } from '@vanilla-extract/css'
import { hiddenAtStart } from '../../elements/VisuallyHidden/visually-hidden.ts'

/** Name of the page. Hidden with large text on a phone, where not one word fits. */
export const page = style({
  minInlineSize: 0,
  lineHeight: 1.15,
  textAlign: 'start',
  hyphens: 'auto',
  '@media': { '(max-width: 18em)': hiddenAtStart },
})
