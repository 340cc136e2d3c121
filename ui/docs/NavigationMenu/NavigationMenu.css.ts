import { style } from '@vanilla-extract/css'

/** Two lines of a long name fit into the header; beside large text on a phone there is no room for a word. */
export const page = style({
  minInlineSize: 0,
  lineHeight: 1.15,
  textAlign: 'start',
  hyphens: 'auto',
  '@media': { '(max-width: 18em)': { position: 'absolute', inlineSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
})
