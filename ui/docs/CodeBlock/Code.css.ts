import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, media, radius, size, space, stroke, weight } from '@workspace/tokens/values.ts'
import { hairline, monoText, ringInside } from '../../elements/mixins.ts'
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
    vars: { [ground]: color.surface, [startRoom]: space[4], [endRoom]: space[10] },
    minBlockSize: 0,
    overflowY: 'auto',
    borderRadius: radius.l,
    ...monoText(size.label),
    lineHeight: 1.62,
    tabSize: 2,
    ...ringInside,
    // Leaves the colored edge of highlighted lines visible.
    '::before': {
      insetInlineStart: stroke.thread,
      inlineSize: `calc(${startRoom} - ${stroke.thread})`,
      marginInlineStart: stroke.thread,
    },
    selectors: { '[data-band="code"] &': { vars: { [ground]: color.canvas } }, [`${isWrapped} &`]: wrapped },
    '@media': { [media.print]: wrapped },
  },
])
export const code = style({
  flex: '1 0 auto',
  alignSelf: 'start',
  paddingBlock: space[4],
  color: color.syntax.punctuation,
  fontFamily: 'inherit',
  selectors: { [`${isWrapped} &`]: { flexShrink: 1, minInlineSize: 0 } },
  '@media': { [media.stacked]: { paddingBlock: space[3] }, [media.print]: { flexShrink: 1, minInlineSize: 0 } },
})
export const marked = style({
  display: 'block',
  marginInline: `calc(${startRoom} * -1) calc(${endRoom} * -1)`,
  paddingInline: `calc(${startRoom} - ${stroke.thread}) ${endRoom}`,
  borderInlineStart: `${stroke.thread} solid ${color.accent.default}`,
  background: color.highlight,
  color: 'inherit',
  '@media': { [media.forced]: { forcedColorAdjust: 'none', borderColor: 'Highlight', background: 'Mark', color: 'MarkText' } },
})
globalStyle(`${marked} *`, { '@media': { [media.forced]: { color: 'MarkText' } } })

export const more = style({
  position: 'relative',
  display: 'none',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.75rem',
  borderBlockStart: hairline,
  fontSize: size.label,
  fontWeight: weight.medium,
  cursor: 'pointer',
  '@media': { [media.stacked]: { display: 'flex' } },
})
export const expand = style([overlay])
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
  plain: { color: color.text.default },
  keyword: { color: color.syntax.keyword },
  property: { color: color.syntax.property, ...isolated },
  string: { color: color.syntax.string, ...isolated },
  number: { color: color.syntax.number },
  flag: { color: color.syntax.flag },
  variable: { color: color.syntax.variable, ...isolated },
  comment: { color: color.syntax.comment, ...isolated },
})
