import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, media, motion, stroke } from '@workspace/tokens/values.ts'
import { generated, square } from '../mixins.ts'
import { bend, firstHalf, inkLayer, lastHalf, share, type Direction } from './bend.ts'
import { halfSize, lanes } from './lanes.css.ts'

const width = stroke.line
const half = `${width} / 2`
const [from, to] = [createVar(), createVar()]

export const turnHeight = '2.25rem'

const piece = style({
  position: 'absolute',
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
})
// Forced colors remove backgrounds, and a printed page has no lanes.
globalStyle(':where([data-line])', {
  '@media': {
    [media.print]: { display: 'none' },
    [media.forced]: {
      vars: {
        [color.accent.default]: 'LinkText',
        [color.line.default]: 'GrayText',
        [color.canvas]: 'Canvas',
      },
    },
  },
})
/** A box with `data-lit` is outlined until the line reaches it. Without a script, it always has its color. */
globalStyle(':where([data-ahead])', {
  '@media': {
    screen: {
      vars: {
        [color.accent.default]: color.surface,
        [color.accent.on]: color.text.default,
        [color.verified.default]: color.surface,
        [color.verified.on]: color.text.default,
      },
    },
  },
})
globalStyle(':where([data-lit])', {
  '@media': {
    [media.motion]: { transition: ['background-color', 'border-color', 'color'].map((name) => `${name} ${motion.moderate}`).join() },
  },
})
const grounds = { background: color.line.default } as const
const ink = {
  ...generated,
  zIndex: inkLayer,
  inset: 0,
  background: color.accent.default,
} as const

const run = style([piece, grounds])

export const runs = styleVariants({
  // Overlaps the piece before it, because Firefox shows a seam between sections of fractional heights.
  block: [run, { insetBlock: '-1px 0', inlineSize: width, '::after': { ...ink, transform: `scaleY(${share})`, transformOrigin: 'top' } }],
  inline: [
    run,
    {
      insetInline: 0,
      blockSize: width,
      '::after': { ...ink, transform: `scaleX(${share})`, transformOrigin: 'left' },
      selectors: { '[dir="rtl"] &::after': { transformOrigin: 'right' } },
    },
  ],
})

/** Lane of a piece. For a turn, this is the lane nearer the inline start, and `endsAt` is the other lane. */
export const startsAt = styleVariants(lanes, (lane) => ({ vars: { [from]: lane } }))
export const endsAt = styleVariants(lanes, (lane) => ({ vars: { [to]: lane } }))

const inNarrow = `calc(${lanes.start} - ${half})`
export const onLane = style({
  insetInlineStart: `calc(${from} - ${half})`,
  '@media': { [media.narrow]: { insetInlineStart: inNarrow } },
})

const always = '[data-always]'
export const turn = style([
  piece,
  {
    blockSize: turnHeight,
    insetInlineStart: `calc(${from} - ${half})`,
    inlineSize: `calc(${to} - ${from} + ${width})`,
    '@media': {
      [media.narrow]: {
        selectors: {
          [`&:not(${always})`]: { insetInlineStart: inNarrow, inlineSize: width, ...grounds },
          [`&:not(${always})::after`]: { ...ink, transform: `scaleY(${share})`, transformOrigin: 'top' },
        },
      },
    },
  },
])
const turnHalf = (block: 'Start' | 'End', inline: 'Start' | 'End', direction: Direction, drawnShare: string, place: object) =>
  style([
    bend(block, inline, { direction, drawnShare }),
    {
      inlineSize: `calc(50% + ${half})`,
      ...place,
      '@media': { [media.narrow]: { selectors: { [`:not(${always}) > &`]: { display: 'none' } } } },
    },
  ])
const first = { insetBlockStart: 0, blockSize: halfSize } as const
const last = { insetBlockStart: `calc(${halfSize} - ${width})`, insetBlockEnd: 0 } as const
const atStart = { insetInlineStart: 0 } as const
const atEnd = { insetInlineEnd: 0 } as const
/** A forward turn enters at its inline start and leaves at its inline end. */
export const halves = {
  forward: [
    turnHalf('End', 'Start', 'forward', firstHalf(), { ...first, ...atStart }),
    turnHalf('Start', 'End', 'forward', lastHalf(), { ...last, ...atEnd }),
  ],
  back: [
    turnHalf('End', 'End', 'back', firstHalf(), { ...first, ...atEnd }),
    turnHalf('Start', 'Start', 'back', lastHalf(), { ...last, ...atStart }),
  ],
} as const

export const reached = `color-mix(in srgb, ${color.accent.default} calc(${share} * 100%), ${color.line.default})`
/** Changes color all at once, so that the colored part is always connected to the line. */
export const branch = style([
  piece,
  { borderColor: reached, '@media': { [media.motion]: { transition: `border-color ${motion.moderate}` } } },
])
export const ring = `calc(${width} * 2.67 + 5.3px)`
const ringed = {
  border: `calc(${width} * 0.36 + 2.5px) solid ${reached}`,
  borderRadius: '50%',
  background: color.canvas,
} as const

export const station = style([
  branch,
  { zIndex: inkLayer + 1, ...square(ring), marginInlineStart: `calc((${width} - ${ring}) / 2)`, ...ringed },
])

/** Branch that ends in a ring. Its box starts at the top of the horizontal stretch that it leaves. */
export const drop = style([
  branch,
  {
    blockSize: `calc(3.75rem + ${half})`,
    inlineSize: '2rem',
    marginInlineStart: `calc(${half} * -1)`,
    borderStyle: 'solid',
    borderWidth: 0,
    borderBlockStartWidth: width,
    borderInlineStartWidth: width,
    borderStartStartRadius: '1rem',
    '::after': {
      ...generated,
      insetBlockEnd: `calc(${ring} * -0.5)`,
      insetInlineStart: `calc((${width} + ${ring}) / -2)`,
      ...square(ring),
      ...ringed,
      transition: 'inherit',
    },
  },
])
