import { createVar, style, type StyleRule } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'

/** The color below the content, into which an edge fades. */
export const ground = createVar()
/** The room before the content, which is as wide as its edge fades. */
export const startRoom = createVar()
/** The room behind it. */
export const endRoom = createVar()

const edge = { content: '', position: 'sticky', zIndex: 1, pointerEvents: 'none' } as const
const faded = (side: 'bottom' | 'left' | 'right' | 'top') => ({ background: `linear-gradient(to ${side}, ${ground}, transparent)` })
/** They would lie over the ring; forced colors do not know the ground. */
const withoutEdges = { '::before': { background: 'none' }, '::after': { background: 'none' } } as const
const unlessFocused = {
  '&:focus-visible::before': { background: 'none' },
  '&:focus-visible::after': { background: 'none' },
} as const satisfies StyleRule['selectors']

const bar = { scrollbarWidth: 'thin', scrollbarColor: `${vars.color.field.border} transparent` } as const

/**
 * What is wider than its box scrolls in it, and fades at the edge behind which there is more. The edges are the room around the content,
 * and stay in view while it scrolls: only what scrolls comes below them. So nothing is measured, and no script has to run.
 */
export const fading = style({
  ...bar,
  overflowX: 'auto',
  display: 'flex',
  '::before': { ...edge, flex: 'none', insetInlineStart: 0, inlineSize: startRoom },
  '::after': { ...edge, flex: 'none', insetInlineEnd: 0, inlineSize: endRoom },
  selectors: {
    '&::before': faded('right'),
    '&::after': faded('left'),
    '&:dir(rtl)::before': faded('left'),
    '&:dir(rtl)::after': faded('right'),
    ...unlessFocused,
  },
  '@media': { [media.forced]: withoutEdges, [media.print]: { overflow: 'visible', ...withoutEdges } },
})

/** The same for what is higher than its box. */
export const fadingDown = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // What takes the focus comes out from below the edges.
  scrollPaddingBlock: `${startRoom} ${endRoom}`,
  ...bar,
  '::before': { ...edge, display: 'block', insetBlockStart: 0, blockSize: startRoom },
  '::after': { ...edge, display: 'block', insetBlockEnd: 0, blockSize: endRoom },
  selectors: { '&::before': faded('bottom'), '&::after': faded('top'), ...unlessFocused },
  '@media': { [media.forced]: withoutEdges, [media.print]: { overflow: 'visible', ...withoutEdges } },
})
