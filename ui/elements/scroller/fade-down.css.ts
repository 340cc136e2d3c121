import { createVar, keyframes, style } from '@vanilla-extract/css'

const length = { syntax: '<length>', inherits: false, initialValue: '0px' } as const
const above = createVar(length)
const below = createVar(length)

/** The scroll position drives the edges; content that fits has none. */
const edges = keyframes({
  '0%': { vars: { [above]: '0px', [below]: '44px' } },
  '10%': { vars: { [above]: '24px', [below]: '44px' } },
  '90%': { vars: { [above]: '24px', [below]: '24px' } },
  '100%': { vars: { [above]: '24px', [below]: '0px' } },
})

/** Fades the upper and lower edge of a box that scrolls in its own ground; browsers without scroll timelines show it without edges. */
export const fadeDown = style({
  '@supports': {
    '(animation-timeline: scroll())': {
      maskImage: `linear-gradient(transparent, black ${above}, black calc(100% - ${below}), transparent)`,
      animation: `${edges} linear both`,
      animationTimeline: 'scroll(self block)',
    },
  },
})
