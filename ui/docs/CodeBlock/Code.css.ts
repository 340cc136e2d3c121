import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { hairline, mono, ringInside } from '../../elements/mixins.ts'
import { fadeDown } from '../../elements/scroller/fade-down.css.ts'
import { endRoom, fading, ground, startRoom } from '../../elements/scroller/scroller.css.ts'
import { frame, overlay } from './frame.css.ts'

const wrapped = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const
const isWrapped = `${frame}:has(input[data-wrap]:checked)`

export const place = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, minInlineSize: 0 })
export const root = style([
  fading,
  fadeDown,
  {
    vars: { [ground]: vars.color.surface, [startRoom]: vars.space[4], [endRoom]: vars.space[10] },
    minBlockSize: 0,
    overflowY: 'auto',
    borderRadius: vars.radius.l,
    ...mono,
    fontSize: vars.size.label,
    lineHeight: 1.62,
    tabSize: 2,
    ...ringInside,
    // Leaves the colored edge of highlighted lines visible.
    '::before': {
      insetInlineStart: vars.stroke.thread,
      inlineSize: `calc(${startRoom} - ${vars.stroke.thread})`,
      marginInlineStart: vars.stroke.thread,
    },
    selectors: { '[data-band="code"] &': { vars: { [ground]: vars.color.canvas } }, [`${isWrapped} &`]: wrapped },
    '@media': { [media.print]: wrapped },
  },
])
export const code = style({
  flex: '1 0 auto',
  alignSelf: 'start',
  paddingBlock: vars.space[4],
  color: vars.color.syntax.punctuation,
  fontFamily: 'inherit',
  selectors: { [`${isWrapped} &`]: { flexShrink: 1, minInlineSize: 0 } },
  '@media': { [media.stacked]: { paddingBlock: vars.space[3] }, [media.print]: { flexShrink: 1, minInlineSize: 0 } },
})
export const marked = style({
  display: 'block',
  marginInline: `calc(${startRoom} * -1) calc(${endRoom} * -1)`,
  paddingInline: `calc(${startRoom} - ${vars.stroke.thread}) ${endRoom}`,
  borderInlineStart: `${vars.stroke.thread} solid ${vars.color.accent.default}`,
  background: vars.color.highlight,
  color: 'inherit',
  '@media': { [media.forced]: { forcedColorAdjust: 'none', borderColor: 'Highlight', background: 'Mark', color: 'MarkText' } },
})
globalStyle(`${marked} *`, { '@media': { [media.forced]: { color: 'MarkText' } } })

export const more = style({
  position: 'relative',
  display: 'none',
  justifyContent: 'center',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '2.75rem',
  borderBlockStart: hairline,
  fontSize: vars.size.label,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  '@media': { [media.stacked]: { display: 'flex' } },
})
export const unfold = style([overlay])
export const less = style({ selectors: { [`${more}:not(:has(:checked)) &`]: { display: 'none' } } })
export const all = style({ selectors: { [`${more}:has(:checked) &`]: { display: 'none' } } })
globalStyle(`${more}:has(:checked) svg`, { transform: 'rotate(180deg)' })
globalStyle(`${place}:has(${more} > input:not(:checked)) > ${root}`, {
  '@media': {
    [media.stacked]: { maxBlockSize: '12rem', overflowY: 'hidden', maskImage: 'linear-gradient(black calc(100% - 56px), transparent)' },
  },
})

/** Keeps right-to-left text in a token from reordering other tokens. */
const isolated = { unicodeBidi: 'isolate' } as const
/** Colors of tokens. Punctuation, half of all tokens, has the block's color and needs no element. */
export const kinds = styleVariants({
  plain: { color: vars.color.text.default },
  keyword: { color: vars.color.syntax.keyword },
  property: { color: vars.color.syntax.property, ...isolated },
  string: { color: vars.color.syntax.string, ...isolated },
  number: { color: vars.color.syntax.number },
  flag: { color: vars.color.syntax.flag },
  variable: { color: vars.color.syntax.variable, ...isolated },
  comment: { color: vars.color.syntax.comment, ...isolated },
})
