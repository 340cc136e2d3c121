import { keyframes, style } from '@vanilla-extract/css'

const edges = keyframes({
  '0%': { maskPosition: '0 -24px, 0 -44px' },
  '10%': { maskPosition: '0 0, 0 -44px' },
  '90%': { maskPosition: '0 0, 0 -24px' },
  '100%': { maskPosition: '0 0, 0 0' },
})

/** Avoids a registered property, which would make the browser recalculate the page's styles when the sheet loads. */
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
