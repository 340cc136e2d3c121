import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { endRoom, fading, ground, startRoom } from '../../elements/scroller/scroller.css.ts'

const wrapped = { whiteSpace: 'pre-wrap' } as const

export const root = style([
  fading,
  {
    vars: { [ground]: vars.color.surface, [startRoom]: vars.space[5], [endRoom]: vars.space[6] },
    borderRadius: vars.radius.l,
    fontFamily: vars.font.mono,
    fontSize: vars.size.mono,
    lineHeight: 1.75,
    letterSpacing: 0,
    tabSize: 2,
    ':focus-visible': { outlineOffset: '-2px' },
    selectors: { '&[data-wrapped]': wrapped },
    '@media': { [media.print]: wrapped },
  },
])
export const code = style({
  flex: '1 0 auto',
  paddingBlock: vars.space[5],
  fontFamily: 'inherit',
  selectors: { '[data-wrapped] > &': { flexShrink: 1, minInlineSize: 0 } },
  '@media': { [media.print]: { flexShrink: 1, minInlineSize: 0 } },
})
/** Isolated: text of another direction in one token moves no other token. */
const isolated = { unicodeBidi: 'isolate' } as const
/** Styles by token kind; numbers and punctuation look like plain code. */
export const kinds = styleVariants({
  keyword: { color: vars.color.accent.default },
  property: { color: vars.color.accent.default, ...isolated },
  string: { color: vars.color.status.success, ...isolated },
  comment: { color: vars.color.text.muted, ...isolated },
  function: { fontWeight: vars.weight.medium },
})
