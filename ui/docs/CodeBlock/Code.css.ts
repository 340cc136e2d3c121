import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'
import { media } from '../../../tokens/media.ts'

export const root = style({
  overflowX: 'auto',
  // Code is read from left to right in every text.
  direction: 'ltr',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.field.border} transparent`,
  borderRadius: vars.radius.l,
  fontFamily: vars.font.mono,
  fontSize: vars.size.mono,
  lineHeight: 1.75,
  letterSpacing: 0,
  tabSize: 2,
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { [media.print]: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } },
})
export const code = style({
  display: 'block',
  inlineSize: 'max-content',
  minInlineSize: '100%',
  padding: vars.space[5],
  fontFamily: 'inherit',
  '@media': { [media.print]: { inlineSize: 'auto' } },
})
/** Numbers and punctuation are set like plain code. */
export const kinds = styleVariants({
  keyword: { color: vars.color.accent.default },
  property: { color: vars.color.accent.default },
  string: { color: vars.color.status.success },
  comment: { color: vars.color.text.muted },
  function: { fontWeight: vars.weight.medium },
})
