import { createVar, style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'
import { media } from '../../../tokens/media.ts'

/** The color below the content, into which an edge fades. */
export const ground = createVar()
/** How far each edge fades. The content stays that far away from its own start and end. */
export const startRoom = createVar()
export const endRoom = createVar()

const edge = { content: '', flex: 'none', position: 'sticky', zIndex: 1, pointerEvents: 'none' } as const
const none = { '::before': { display: 'none' }, '::after': { display: 'none' } } as const

/** What is wider than its box scrolls in it, with a bar. */
export const sideways = style({
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.field.border} transparent`,
  '@media': { [media.print]: { overflow: 'visible' } },
})

/**
 * It also fades at the edge behind which there is more. Each edge is always there and lies over the room that the content leaves: only
 * what scrolls comes below it. So nothing has to be measured, and no script has to run.
 */
export const fading = style([
  sideways,
  {
    vars: { [ground]: vars.color.canvas },
    display: 'flex',
    '::before': { ...edge, insetInlineStart: 0, inlineSize: startRoom, marginInlineEnd: `calc(${startRoom} * -1)` },
    '::after': { ...edge, insetInlineEnd: 0, inlineSize: endRoom, marginInlineStart: `calc(${endRoom} * -1)` },
    selectors: {
      '&::before': { background: `linear-gradient(to right, ${ground}, transparent)` },
      '&::after': { background: `linear-gradient(to left, ${ground}, transparent)` },
      '&:dir(rtl)::before': { background: `linear-gradient(to left, ${ground}, transparent)` },
      '&:dir(rtl)::after': { background: `linear-gradient(to right, ${ground}, transparent)` },
      // They would lie over the ring.
      '&:focus-visible::before': { display: 'none' },
      '&:focus-visible::after': { display: 'none' },
    },
    '@media': { [media.forced]: none, [media.print]: none },
  },
])
