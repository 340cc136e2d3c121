import { style } from '@vanilla-extract/css'
import { bend, half } from './bend.ts'

const middle = `calc(50% + ${half})`
// The halves overlap, so that the ground does not shine through between them.
const quarter = (place: object) => style({ blockSize: `calc(50% + ${half} + 0.5px)`, inlineSize: middle, ...place })
/** Two corners have room in half a row. */
const tight = '0.5rem'
/** Both halves of an elbow towards the inline end, to a parent below or above. */
export const elbows = {
  down: [
    [bend(['BlockStart', 'InlineEnd'], 'StartEnd', 'forward', 'first', tight), quarter({ insetBlockStart: 0, insetInlineStart: 0 })],
    [bend(['BlockEnd', 'InlineStart'], 'EndStart', 'forward', 'last', tight), quarter({ insetBlockEnd: 0, insetInlineEnd: 0 })],
  ],
  up: [
    [bend(['BlockEnd', 'InlineEnd'], 'EndEnd', 'forward', 'first', tight), quarter({ insetBlockEnd: 0, insetInlineStart: 0 })],
    [bend(['BlockStart', 'InlineStart'], 'StartStart', 'forward', 'last', tight), quarter({ insetBlockStart: 0, insetInlineEnd: 0 })],
  ],
} as const

/** Bends at the margins and gutters: into the field, from the root to the end and back to the first check, and out. */
export const into = bend(['InlineStart', 'BlockEnd'], 'EndStart', 'down')
export const aside = bend(['BlockStart', 'InlineEnd'], 'StartEnd', 'down')
export const back = bend(['InlineEnd', 'BlockEnd'], 'EndEnd', 'down')
export const out = bend(['BlockStart', 'InlineStart'], 'StartStart', 'down')
