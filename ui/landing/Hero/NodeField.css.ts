import { createVar, keyframes, style } from '@vanilla-extract/css'
import { color, layout, media, space, stroke, systemColors, weight } from '@workspace/tokens/values.ts'
import { generated, monoText, narrowOnly, square, verifiedGround } from '../../elements/mixins.ts'
import { pitch } from '../../elements/Line/lanes.css.ts'
import { size, workingCells } from './field.ts'
import { times } from '../../elements/motion/times.ts'

export const cell = createVar()
const [middleX, middleY] = [createVar(), createVar()]
const cells = (count: number) => `calc(${cell} * ${count})`
const half = size / 2
const columnsWidth = `min(100% - 2 * ${layout.margin}, ${layout.page})`
const line = stroke.line

/** Narrow windows with the drawing beside the text: a tablet, or a phone in landscape. In other narrow windows, the drawing is below the text. */
export const beside =
  'screen and (min-width: 48em) and (max-width: 56.24em), screen and (min-width: 40em) and (max-width: 56.24em) and (max-height: 30em)'
/** Windows with room for the last action beside the top of the drawing. */
export const roomy = 'screen and (min-width: 24em) and (max-width: 47.99em)'
const belowText = cells(66)
/** Padding below the text, which leaves room for the drawing. `afterFirstRow` is for `roomy` windows. */
export const roomBelow = { whole: `calc(${belowText} + ${space[2]})`, afterFirstRow: `calc(${belowText} - 3rem)` }

/** Middle of the drawing in a window without columns, rounded to whole cells. `edge` is the window's end. */
const getNarrowMiddle = (edge: string) => `round(down, ${edge} - ${layout.margin} - ${cells(half)}, ${cell})`

/** Cells from the hub to the column where the line leaves the drawing in a narrow window. */
const exitColumn = 14
export const fieldSize = cells(size)
/** Minimum height of the text, so that the drawing fits beside it. */
export const heightBeside = cells(size + 2)
/** Where the line leaves the drawing in a narrow window, from the start of the twelve columns. */
export const exit = `${getNarrowMiddle(`100% + 2 * ${layout.margin}`)} + ${cells(exitColumn)} - ${layout.margin}`

/** Sizes and places the cells. In a narrow window, they start in the corner of the stage, as the dots do. */
export const lattice = style({
  vars: {
    [cell]: 'clamp(4px, round(min(1.03vw, 0.62svh), 1px), 7px)',
    [middleX]: getNarrowMiddle('100%'),
    // The ring ends up to three cells below the stage.
    [middleY]: `round(up, 100% - ${cells(32)}, ${cell})`,
  },
  '@media': {
    [beside]: {
      vars: {
        [cell]: 'clamp(5px, round(down, 0.8vw, 1px), 7px)',
        [middleY]: `round(down, max(${cells(half + 2)}, 45%), ${cell})`,
      },
    },
    [media.columns]: {
      vars: {
        [cell]: pitch,
        // These are whole numbers of cells, so that the headline's mask ends between cells.
        [middleX]: `calc((100% - ${columnsWidth}) / 2 + round(up, ${columnsWidth} * 0.75 + ${layout.gutter} / 4, ${pitch}))`,
        [middleY]: `round(50%, ${pitch})`,
      },
    },
  },
})
export const root = style({ position: 'absolute', inset: 0 })
const layer = {
  position: 'absolute',
  insetInlineStart: `calc(${middleX} - ${cells(half)})`,
  insetBlockStart: `calc(${middleY} - ${cells(half)})`,
  inlineSize: cells(size),
  maxInlineSize: 'none',
  blockSize: cells(size),
  pointerEvents: 'none',
} as const
const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } as const

export const field = style({ ...layer, fill: 'none', stroke: 'currentColor', color: color.text.default, selectors: mirrored })
export const wire = style({
  ...layer,
  overflow: 'visible',
  fill: 'none',
  selectors: mirrored,
  '@media': { [media.forced]: { forcedColorAdjust: 'none', vars: systemColors } },
})
export const inColumns = style({ display: 'none', '@media': { [media.columns]: { display: 'inline' } } })
export const inOneColumn = style(narrowOnly)

const accent = { stroke: color.accent.default, '@media': { [media.forced]: { stroke: 'LinkText' } } } as const
const still = { vectorEffect: 'non-scaling-stroke' } as const
export const track = style({ ...accent, ...still, strokeWidth: line })
export const thread = style({ ...accent, ...still, strokeWidth: stroke.thread })
/** Radius of the line's bends in a narrow window. */
export const bendRadius = '1.125rem'
const rowsAbove = 13
const lockEnd = 12
/** Narrow windows only: the line from the header down the right margin, and back to the column above the hub. */
const lane = {
  position: 'absolute',
  boxSizing: 'border-box',
  border: `0 solid ${color.accent.default}`,
  forcedColorAdjust: 'none',
  '@media': { [media.columns]: { display: 'none' }, [media.forced]: { borderColor: 'LinkText' } },
} as const
export const descent = style({
  ...lane,
  insetBlockStart: 0,
  insetInlineStart: `calc(${middleX} + ${bendRadius})`,
  insetInlineEnd: `calc(round(${layout.margin} / 2, 1px) - ${line} / 2)`,
  blockSize: `calc(${middleY} - ${cells(rowsAbove)} + ${line} / 2)`,
  borderInlineEndWidth: line,
  borderBlockEndWidth: line,
  borderEndEndRadius: `calc(${bendRadius} + ${line} / 2)`,
})
export const arrival = style({
  ...lane,
  insetBlockStart: `calc(${middleY} - ${cells(rowsAbove)} - ${line} / 2)`,
  insetInlineStart: `calc(${middleX} - ${line} / 2)`,
  inlineSize: `calc(${bendRadius} + ${line} / 2)`,
  // Ends in the ring of the hub.
  blockSize: cells(rowsAbove - 1.8),
  borderInlineStartWidth: line,
  borderBlockStartWidth: line,
  borderStartStartRadius: `calc(${bendRadius} + ${line} / 2)`,
})
/** Line from the verified cell to the bend into the ledger. */
export const stem = style({
  ...lane,
  insetBlock: `calc(${middleY} + ${cells(lockEnd)}) calc(${bendRadius} - 2px)`,
  insetInlineStart: `calc(${middleX} + ${cells(exitColumn)} - ${line} / 2)`,
  borderInlineStartWidth: line,
})
/** Clears the cells beside the progress line and around the verified cell. */
export const halo = style({ stroke: color.canvas, strokeWidth: 2 })
export const end = style({ fill: color.accent.default })
export const hub = style({ ...accent, fill: color.canvas, strokeWidth: 0.55 })
export const lock = style({ fill: color.verified.default, stroke: color.verified.on, strokeWidth: 0.18 })

/** `content-visibility` pauses the motion while it is out of view. */
export const work = style({
  ...layer,
  // The whole drawing is mirrored in RTL, so its parts keep left-to-right coordinates.
  direction: 'ltr',
  selectors: mirrored,
  contentVisibility: 'auto',
  '@media': {
    [media.narrow]: { display: 'none' },
    [media.still]: { display: 'none' },
    [media.noScript]: { display: 'none' },
    [media.forced]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
})
const moving = {
  position: 'absolute',
  selectors: { [`${root}[data-paused] &, ${root}[data-paused] &::after`]: { animationPlayState: 'paused' } },
} as const
/** Number of repetitions before the motion stops. */
const turns = 300
const cycle = { animationDuration: `${times.work}ms`, animationIterationCount: turns, animationFillMode: 'both' } as const
const taken = keyframes({ '0%, 12.4%': { opacity: 1 }, '12.5%, 100%': { opacity: 0 } })
const worked = keyframes({ '0%': { transform: 'scale(1)' }, '12.4%, 100%': { transform: 'scale(0.1)' } })
const working = style({
  ...moving,
  ...square(cell),
  background: color.canvas,
  animationName: taken,
  ...cycle,
  animationTimingFunction: 'step-end',
  '::after': {
    ...generated,
    inset: '4%',
    background: color.accent.default,
    animationName: worked,
    ...cycle,
    animationTimingFunction: 'steps(14)',
  },
})
/** Each cell has a class, because a strict CSP blocks style attributes. */
export const workers = workingCells.map(([x, y], at) => {
  const animationDelay = `${times.workers.start + at * times.workers.apart}ms`
  return style([working, { insetInlineStart: cells(x), insetBlockStart: cells(y), animationDelay, '::after': { animationDelay } }])
})

const to = (x: number, y: number) => ({ transform: `translate(${cells(x)}, ${cells(y)})` })
const way = {
  animationDuration: `${times.travel}ms`,
  animationDelay: `${times.workers.start}ms`,
  animationIterationCount: turns,
  animationFillMode: 'backwards',
} as const
const travel = keyframes({
  '0%': { ...to(34, -12), opacity: 1 },
  '20%': to(34, 33),
  '21%': to(34.5, 34),
  '27%': to(52, 34),
  '28%': to(53, 35),
  '34%': { ...to(53, 48), opacity: 1 },
  '34.1%, 43.9%': { ...to(53, 49), opacity: 0 },
  '44%': { ...to(53, 51), opacity: 1 },
  '60%': { ...to(53, 84), opacity: 1 },
  '60.1%, 100%': { ...to(53, 84), opacity: 0 },
})
export const pulse = style({
  ...moving,
  insetInlineStart: `calc(${stroke.line} / -2)`,
  insetBlockStart: `calc(${stroke.line} / -2)`,
  ...square(stroke.line),
  background: color.canvas,
  animationName: travel,
  ...way,
  animationTimingFunction: 'linear',
})
const check = keyframes({ '0%, 33.9%': { opacity: 0 }, '34%, 43.9%': { opacity: 1 }, '44%, 100%': { opacity: 0 } })
export const blink = style({
  ...moving,
  insetInlineStart: cells(51.6),
  insetBlockStart: cells(47.6),
  ...square(cells(2.8)),
  background: color.canvas,
  animationName: check,
  ...way,
  animationTimingFunction: 'step-end',
})

const label = {
  position: 'absolute',
  ...monoText('0.875rem'),
  fontWeight: weight.medium,
  lineHeight: 1,
  whiteSpace: 'nowrap',
} as const
const away = cells(2.6)
const before = `calc(100% - ${middleX} + ${away})`
const after = `calc(${middleX} + ${away})`
const above = `calc(100% - ${middleY} + ${away})`
const below = `calc(${middleY} + ${away})`
export const network = style({
  ...label,
  display: 'none',
  '@media': { [media.columns]: { display: 'block' } },
  selectors: {
    '&:nth-of-type(1)': { insetInlineEnd: before, insetBlockEnd: above },
    '&:nth-of-type(2)': { insetInlineStart: after, insetBlockEnd: above },
    '&:nth-of-type(3)': { insetInlineEnd: before, insetBlockStart: below },
    '&:nth-of-type(4)': { insetInlineStart: after, insetBlockStart: below },
  },
})
export const source = style({
  ...label,
  display: 'none',
  insetInlineStart: `calc(${middleX} + ${cell})`,
  insetBlockStart: `max(0px, ${middleY} - ${cells(34)})`,
  paddingInline: space[2],
  lineHeight: cells(3),
  background: color.canvas,
  color: color.accent.default,
  '@media': { [media.columns]: { display: 'block' } },
})
export const verified = style({
  ...label,
  insetInlineEnd: `calc(100% - ${middleX} - ${cells(11)})`,
  insetBlockStart: `calc(${middleY} + ${cells(10)} - 0.75rem)`,
  padding: `0.3125rem ${space[2]}`,
  ...verifiedGround,
  '@media': {
    [media.columns]: {
      insetInlineStart: `calc(${middleX} + ${cells(21.5)})`,
      insetInlineEnd: 'auto',
      insetBlockStart: `calc(${middleY} + ${cells(15)} - 0.75rem)`,
    },
  },
})
