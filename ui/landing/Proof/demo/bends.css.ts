import { style } from '@vanilla-extract/css'
import { bend, firstHalf, lastHalf, type Direction } from '../../../elements/Line/bend.ts'
import { halfSize } from '../../../elements/Line/lanes.css.ts'
import { half, width } from './bend.ts'
import { share } from './ink.css.ts'

/** The radius is small, so that two corners fit in half a row. */
const tight = { direction: 'forward', radius: '0.5rem' } as const
const first = { insetInlineStart: 0, inlineSize: halfSize } as const
const last = { insetInlineStart: `calc(${halfSize} - ${width})`, insetInlineEnd: 0 } as const
// The halves overlap, so that no gap shows between them.
const blockSize = `calc(50% + ${half} + 0.5px)`
const above = { insetBlockStart: 0, blockSize } as const
const below = { insetBlockEnd: 0, blockSize } as const
const start = { ...tight, drawnShare: firstHalf(share) } as const
const finish = { ...tight, drawnShare: lastHalf(share) } as const
export const elbows = {
  down: [style([bend('Start', 'End', start), first, above]), style([bend('End', 'Start', finish), last, below])],
  up: [style([bend('End', 'End', start), first, below]), style([bend('Start', 'Start', finish), last, above])],
} as const

const down = { direction: 'down', drawnShare: share } as const satisfies { direction: Direction; drawnShare: string }
/** Bends that lead the line into the field, from the root to the margin, back to the first check, and out of the demo. */
export const into = style(bend('End', 'Start', down))
export const aside = style(bend('Start', 'End', down))
export const back = style(bend('End', 'End', down))
export const out = style(bend('Start', 'Start', down))
