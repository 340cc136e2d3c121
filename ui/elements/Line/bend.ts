import type { ComplexStyleRule } from '@vanilla-extract/css'
import { color, stroke } from '@workspace/tokens/values.ts'
import { drawn } from './drawn.ts'

const line = stroke.line

/** Layer of the drawn line: above the gray line and below the rings. */
export const inkLayer = 1

export const share = `var(${drawn}, 1)`
export const firstHalf = (whole = share) => `min(1, ${whole} * 2)`
export const lastHalf = (whole = share) => `max(0, ${whole} * 2 - 1)`

/** `forward` and `back` are along the inline direction. */
export type Direction = 'forward' | 'back' | 'down'

const showShare = (drawnShare: string, direction: Direction, mirrored = false) => {
  // The clip is one pixel larger on each side, because its edges are blurred, unlike the edges of a border.
  const hidden = `calc((1 - ${drawnShare}) * (100% + 2px) - 1px)`
  if (direction === 'down') return `inset(-1px -1px ${hidden} -1px)`
  return (direction === 'forward') === mirrored ? `inset(-1px -1px -1px ${hidden})` : `inset(-1px ${hidden} -1px -1px)`
}

export const clipInk = (drawnShare: string, direction: Direction) =>
  ({
    '&::after': { clipPath: showShare(drawnShare, direction) },
    ...(direction !== 'down' && { '[dir="rtl"] &::after': { clipPath: showShare(drawnShare, direction, true) } }),
  }) as const

interface BendOptions {
  direction?: Direction
  drawnShare?: string
  thickness?: string
  radius?: string
}

/** Styles a box as a bend that joins a block edge and an inline edge. */
export function bend(
  block: 'Start' | 'End',
  inline: 'Start' | 'End',
  { direction = 'forward', drawnShare = share, thickness = line, radius = '1.125rem' }: BendOptions = {},
) {
  const widths = { [`borderBlock${block}Width`]: thickness, [`borderInline${inline}Width`]: thickness }
  return {
    position: 'absolute',
    border: `0 solid ${color.line.default}`,
    ...widths,
    [`border${block}${inline}Radius`]: `calc(${radius} + ${thickness} / 2)`,
    '::after': {
      content: '',
      position: 'absolute',
      zIndex: inkLayer,
      inset: 0,
      [`insetBlock${block}`]: `calc(${thickness} * -1)`,
      [`insetInline${inline}`]: `calc(${thickness} * -1)`,
      border: `0 solid ${color.accent.default}`,
      ...widths,
      borderRadius: 'inherit',
    },
    selectors: clipInk(drawnShare, direction),
  } satisfies ComplexStyleRule
}
