import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { drawn as property } from './drawn.ts'
import { laneNames, runsForward, type Lane } from './lane-names.ts'
import { lanes } from './lanes.ts'

const width = vars.stroke.line
const half = `${width} / 2`
const drawn = `var(${property}, 1)`
/** Positions of the lanes that a turn connects. */
const [from, to] = [createVar(), createVar()]

/** Radius of a turn, at the outer edge. */
const radius = `calc(1.125rem + ${half})`
/** Height of a turn between two lanes. */
export const turnHeight = '2.25rem'

const piece = style({
  position: 'absolute',
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
})
// Every piece of a page's line. Forced colors remove backgrounds, and a printed page has no lanes.
globalStyle(':where([data-line])', {
  '@media': {
    [media.print]: { display: 'none' },
    [media.forced]: {
      vars: {
        [vars.color.accent.default]: 'LinkText',
        [vars.color.line.default]: 'GrayText',
        [vars.color.canvas]: 'Canvas',
      },
    },
  },
})
const grounds = { background: vars.color.line.default } as const
/** Above the backgrounds of all pieces and below the rings. */
export const inkLayer = 1
const ink = {
  content: '',
  position: 'absolute',
  zIndex: inkLayer,
  inset: 0,
  background: vars.color.accent.default,
} as const

const run = style([piece, grounds])

export const runs = styleVariants({
  block: [run, { insetBlock: 0, inlineSize: width, '::after': { ...ink, transform: `scaleY(${drawn})`, transformOrigin: 'top' } }],
  inline: [
    run,
    {
      insetInline: 0,
      blockSize: width,
      '::after': { ...ink, transform: `scaleX(${drawn})`, transformOrigin: 'left' },
      selectors: { '[dir="rtl"] &::after': { transformOrigin: 'right' } },
    },
  ],
})

const mapLanes = <Value>(toValue: (lane: Lane) => Value) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The names come from a constant list.
  Object.fromEntries(laneNames.map((lane) => [lane, toValue(lane)])) as Record<Lane, Value>

/** Position of a run or a station. In a narrow window every lane is at the start. */
export const onLane = styleVariants(
  mapLanes((lane) => ({
    insetInlineStart: `calc(${lanes[lane]} - ${half})`,
    '@media': { [media.narrow]: { insetInlineStart: `calc(${lanes.start} - ${half})` } },
  })),
)

/** Selects turns that stay turns in a narrow window. */
const always = '[data-always]'
const turned = { inlineSize: `calc(${to} - ${from} + ${width})`, '::after': { display: 'none' } } as const
const turnBase = style([
  piece,
  {
    ...turned,
    blockSize: turnHeight,
    '@media': {
      [media.narrow]: {
        selectors: {
          [`&:not(${always})`]: { insetInlineStart: `calc(${lanes.start} - ${half})`, inlineSize: width, ...grounds },
          [`&:not(${always})::after`]: { ...ink, display: 'block', transform: `scaleY(${drawn})`, transformOrigin: 'top' },
        },
      },
    },
  },
])
/** Places a turn at the lane that is nearer to the inline start. */
const between = (first: Lane, last: Lane) =>
  style([
    turnBase,
    {
      vars: { [from]: lanes[first], [to]: lanes[last] },
      insetInlineStart: `calc(${from} - ${half})`,
    },
  ])
/** Styles of the turns between two lanes, the lane nearer to the inline start first. */
export const turns = mapLanes((first) => mapLanes((last) => (runsForward(first, last) ? between(first, last) : '')))

const bend = style({
  position: 'absolute',
  inlineSize: `calc(50% + ${half})`,
  border: `0 solid ${vars.color.line.default}`,
  '::after': {
    content: '',
    position: 'absolute',
    zIndex: inkLayer,
    border: `0 solid ${vars.color.accent.default}`,
    borderRadius: 'inherit',
  },
  '@media': { [media.narrow]: { selectors: { [`:not(${always}) > &`]: { display: 'none' } } } },
})
/** Clips a box from the inline end (`forward`) or from the inline start. */
const clip = (share: string, forward: boolean) => {
  // One pixel more on every side: the browser blurs the edge of a clip, but not that of a border.
  const hidden = `calc((1 - ${share}) * (100% + 2px) - 1px)`
  return { clipPath: forward ? `inset(-1px ${hidden} -1px -1px)` : `inset(-1px -1px -1px ${hidden})` }
}
/** First or last half of a turn. A forward turn comes down at its inline start and goes on at its inline end. */
const halfTurn = (forward: boolean, isFirst: boolean) => {
  const side = forward === isFirst ? 'Start' : 'End'
  const [top, bottom] = isFirst ? (['Start', 'End'] as const) : (['End', 'Start'] as const)
  const edges = { [`borderInline${side}Width`]: width, [`borderBlock${bottom}Width`]: width }
  const share = isFirst ? `min(1, ${drawn} * 2)` : `max(0, ${drawn} * 2 - 1)`
  return style([
    bend,
    {
      ...edges,
      [`border${bottom}${side}Radius`]: radius,
      // Whole pixels, so that both halves of an odd width meet at the same height.
      blockSize: `round(${isFirst ? 'up' : 'down'}, 50% + ${half}, 1px)`,
      [`insetBlock${top}`]: 0,
      [`insetInline${side}`]: 0,
      '::after': { inset: 0, [`insetInline${side}`]: `calc(${width} * -1)`, [`insetBlock${bottom}`]: `calc(${width} * -1)`, ...edges },
    },
    { selectors: { '&::after': clip(share, forward), '[dir="rtl"] &::after': clip(share, !forward) } },
  ])
}
export const halves = {
  forward: [halfTurn(true, true), halfTurn(true, false)],
  back: [halfTurn(false, true), halfTurn(false, false)],
} as const

/** Color of a branch: the accent once the line has reached the point where it branches off. */
export const reached = `color-mix(in srgb, ${vars.color.accent.default} calc(${drawn} * 100%), ${vars.color.line.default})`
/** A branch changes its color all at once, so that its accent is always connected with the line. */
export const branch = style([piece, { borderColor: reached, '@media': { [media.motion]: { transition: 'border-color 240ms' } } }])
export const ring = `calc(${width} * 2.67 + 5.3px)`
const ringed = {
  border: `calc(${width} * 0.36 + 2.5px) solid ${reached}`,
  borderRadius: '50%',
  background: vars.color.canvas,
} as const

/** Ring centered on its lane. */
export const station = style([
  branch,
  { zIndex: inkLayer + 1, inlineSize: ring, blockSize: ring, marginInlineStart: `calc((${width} - ${ring}) / 2)`, ...ringed },
])

/** Branch with a ring at its end. It leaves a horizontal stretch of the line, and its box starts at the top of that stretch. */
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
      content: '',
      position: 'absolute',
      insetBlockEnd: `calc(${ring} * -0.5)`,
      insetInlineStart: `calc((${width} + ${ring}) / -2)`,
      inlineSize: ring,
      blockSize: ring,
      ...ringed,
      transition: 'inherit',
    },
  },
])
