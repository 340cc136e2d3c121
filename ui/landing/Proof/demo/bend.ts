import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { drawing, share } from './ink.css.ts'

export const width = vars.stroke.line
export const half = `${width} / 2`

/** Part of the way through a piece that a half of it covers. */
const parts = {
  whole: share,
  first: `min(1, ${share} * 2)`,
  last: `max(0, ${share} * 2 - 1)`,
} as const

const hidden = (part: keyof typeof parts) => `calc((1 - ${parts[part]}) * 100%)`
/** Clips of a drawn piece, left to right and right to left. */
const clips = {
  forward: (rest: string) => [`inset(0 ${rest} 0 0)`, `inset(0 0 0 ${rest})`],
  down: (rest: string) => [`inset(0 0 ${rest} 0)`, `inset(0 0 ${rest} 0)`],
} as const

/** Drawn part over the ground of a piece. */
export const over = (way: keyof typeof clips, part: keyof typeof parts = 'whole') => {
  const [clipPath, mirrored] = clips[way](hidden(part))
  return {
    '::after': { content: '', position: 'absolute', clipPath },
    selectors: { '[dir="rtl"] &::after': { clipPath: mirrored } },
  } as const
}

/** A path is drawn anew in 900 ms: five stretches of this many ms, one after the other. */
export const stretch = 180
/** Draws a piece anew, after a delay in ms, when the reader's change brought it. */
export const drawnAnew = (delay: number) =>
  style({
    '@media': {
      [media.motion]: {
        selectors: {
          '[data-moves="true"] &': { vars: { [share]: '1' }, animation: `${drawing} ${stretch}ms ${delay}ms linear backwards` },
        },
      },
    },
  })

type Edge = 'BlockStart' | 'BlockEnd' | 'InlineStart' | 'InlineEnd'
type Corner = 'StartStart' | 'StartEnd' | 'EndStart' | 'EndEnd'

/** Bend between two edges of its box. */
export function bend(
  edges: readonly [Edge, Edge],
  corner: Corner,
  way: keyof typeof clips,
  part: keyof typeof parts = 'whole',
  radius = '1.125rem',
) {
  const borders = Object.fromEntries(edges.map((edge) => [`border${edge}Width`, width]))
  const outside = Object.fromEntries(edges.map((edge) => [`inset${edge}`, `calc(${width} * -1)`]))
  const { '::after': after, selectors } = over(way, part)
  return style([
    {
      position: 'absolute',
      border: `0 solid ${vars.color.line.default}`,
      ...borders,
      [`border${corner}Radius`]: `calc(${radius} + ${half})`,
      '::after': {
        ...after,
        inset: 0,
        ...outside,
        border: `0 solid ${vars.color.accent.default}`,
        ...borders,
        borderRadius: 'inherit',
      },
    },
    { selectors },
  ])
}
