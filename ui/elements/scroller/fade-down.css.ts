import { keyframes, style } from '@vanilla-extract/css'

/** The scroll position moves the edges out of the box and into it. */
const edges = keyframes({
  '0%': { maskPosition: '0 -24px, 0 -44px' },
  '10%': { maskPosition: '0 0, 0 -44px' },
  '90%': { maskPosition: '0 0, 0 -24px' },
  '100%': { maskPosition: '0 0, 0 0' },
})

/**
 * Fades the upper and lower edge of a box that scrolls in its own ground. Content that fits, and a browser without scroll timelines, has no
 * edges. Not by a registered property: a sheet that registers one when it arrives costs a style calculation of the whole page.
 */
export const fadeDown = style({
  '@supports': {
    '(animation-timeline: scroll())': {
      maskImage: 'linear-gradient(transparent, black 24px), linear-gradient(black calc(100% - 44px), transparent)',
      maskSize: '100% calc(100% + 24px), 100% calc(100% + 44px)',
      maskPosition: '0 -24px, 0 0',
      maskRepeat: 'no-repeat',
      maskComposite: 'intersect',
      animation: `${edges} linear both`,
      animationTimeline: 'scroll(self block)',
    },
  },
})
