import { createVar, style, type StyleRule } from '@vanilla-extract/css'
import { color, media } from '@workspace/tokens/values.ts'

export const ground = createVar()
export const startRoom = createVar()
export const endRoom = createVar()

const edge = { content: '', position: 'sticky', zIndex: 1, pointerEvents: 'none' } as const
const fadeTo = (side: 'bottom' | 'left' | 'right' | 'top') => ({ background: `linear-gradient(to ${side}, ${ground}, transparent)` })
/** Removes the fading edges in print and under forced colors, where the background is unknown. */
const withoutEdges = { '::before': { background: 'none' }, '::after': { background: 'none' } } as const
const unlessFocused = {
  '&:focus-visible::before': { background: 'none' },
  '&:focus-visible::after': { background: 'none' },
} as const satisfies StyleRule['selectors']

/** Avoids `:dir(rtl)`, which Lightning CSS rewrites to a list of languages. Has the specificity of `unlessFocused`. */
const rtl = ':where([dir="rtl"]) &:not([dir="ltr"])'

const bar = { scrollbarWidth: 'thin', scrollbarColor: `${color.field.border} transparent` } as const

/** The edges are sticky boxes in the padding, so that they cover only scrolled content. */
export const fading = style({
  ...bar,
  overflowX: 'auto',
  display: 'flex',
  '::before': { ...edge, flex: 'none', insetInlineStart: 0, inlineSize: startRoom },
  '::after': { ...edge, flex: 'none', insetInlineEnd: 0, inlineSize: endRoom },
  selectors: {
    '&::before': fadeTo('right'),
    '&::after': fadeTo('left'),
    [`${rtl}::before`]: fadeTo('left'),
    [`${rtl}::after`]: fadeTo('right'),
    ...unlessFocused,
  },
  '@media': { [media.forced]: withoutEdges, [media.print]: { overflow: 'visible', ...withoutEdges } },
})

export const fadingDown = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Keeps focused elements clear of the edges.
  scrollPaddingBlock: `${startRoom} ${endRoom}`,
  ...bar,
  '::before': { ...edge, display: 'block', insetBlockStart: 0, blockSize: startRoom },
  '::after': { ...edge, display: 'block', insetBlockEnd: 0, blockSize: endRoom },
  selectors: { '&::before': fadeTo('bottom'), '&::after': fadeTo('top'), ...unlessFocused },
  '@media': { [media.forced]: withoutEdges, [media.print]: { overflow: 'visible', ...withoutEdges } },
})
