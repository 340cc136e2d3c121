import { style } from '@vanilla-extract/css'
import { visuallyHidden } from '../Prose/visually-hidden.ts'

/** Up to two lines of a long name fit. Hidden with large text on a phone, where not even a word fits. */
export const page = style({
  minInlineSize: 0,
  lineHeight: 1.15,
  textAlign: 'start',
  hyphens: 'auto',
  '@media': { '(max-width: 18em)': visuallyHidden },
})
