import { createVar, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'
import { media } from '../../../tokens/media.ts'

/** The ground below the content, for browsers without scroll-driven animations. */
export const ground = createVar()

/** How far each edge fades. */
const fade = '3.5rem'
const length = { syntax: '<length>', inherits: false, initialValue: '0px' } as const
const left = createVar(length)
const right = createVar(length)

const leaves = keyframes({ '0%': { vars: { [left]: '0px' } }, '6%, 100%': { vars: { [left]: fade } } })
const arrives = keyframes({ '0%, 94%': { vars: { [right]: fade } }, '100%': { vars: { [right]: '0px' } } })

const mask = `linear-gradient(to right, transparent, black ${left}, black calc(100% - ${right}), transparent)`
const shade = `color-mix(in srgb, ${vars.color.text.default} 22%, transparent)`
const cover = (side: string) => `linear-gradient(to ${side}, ${ground} 40%, transparent)`

/** What is wider than its box scrolls in it, and fades at the edge behind which there is more. */
export const sideways = style({
  vars: { [ground]: vars.color.canvas },
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.field.border} transparent`,
  '@supports': {
    // Without overflow the timeline stands still, and nothing fades.
    '(animation-timeline: scroll())': {
      maskImage: mask,
      animationName: `${leaves}, ${arrives}`,
      animationTimingFunction: 'linear',
      animationFillMode: 'both',
      animationTimeline: 'scroll(self inline)',
      selectors: {
        '&:dir(rtl)': { animationDirection: 'reverse' },
        // The ring would fade with the edge.
        '&:focus-visible': { maskImage: 'none' },
      },
    },
    // A cover at each end of the content hides the shade at the edge of the box until the content moves.
    'not (animation-timeline: scroll())': {
      backgroundImage: `${cover('right')}, ${cover('left')}, linear-gradient(to right, ${shade}, transparent), linear-gradient(to left, ${shade}, transparent)`,
      backgroundPosition: 'left, right, left, right',
      backgroundSize: `${fade} 100%, ${fade} 100%, 1rem 100%, 1rem 100%`,
      backgroundAttachment: 'local, local, scroll, scroll',
      backgroundRepeat: 'no-repeat',
    },
  },
  '@media': { [media.print]: { overflow: 'visible', maskImage: 'none', backgroundImage: 'none' } },
})
