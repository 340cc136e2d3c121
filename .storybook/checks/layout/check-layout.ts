export { findMissingParts } from './blank.ts'
import { findBlankBoxes } from './blank.ts'
import { findBrokenWords } from './broken-words.ts'
import { findCutText } from './cut-text.ts'
import type { Fault } from './fault.ts'
import { findFocusRingFaults } from './focus-rings.ts'
import { findFixedText, findLongLines, findNarrowSpaces, findSmallText } from './legibility.ts'
import { findMovements } from './movements.ts'
import { findNarrowColumns } from './narrow-columns.ts'
import { findColumnsOutOfView, findCurrentOutOfView, findTooWide } from './out-of-view.ts'
import { findOverlappingTexts } from './overlaps.ts'
import { findOverlayFaults } from './overlays.ts'
import { read, withStyles } from './reading.ts'
import { findSmallControls } from './small-controls.ts'

const everywhere = [
  findCutText,
  findBrokenWords,
  findNarrowColumns,
  findColumnsOutOfView,
  findOverlappingTexts,
  findSmallControls,
  findSmallText,
  findBlankBoxes,
  findTooWide,
  findOverlayFaults,
  findLongLines,
  findNarrowSpaces,
  findCurrentOutOfView,
]
/** Slower checks, whose results rarely depend on the width. */
const once = [findFocusRingFaults, findFixedText]
/** Checks for large text, which may break words and scroll. */
const room = [findCutText, findNarrowColumns, findOverlappingTexts, findTooWide]
const allowedInRoom = ['hidden by scrolling', 'narrow column']

/** Turns off transitions, which would delay the result of a style change. */
const still = '*, *::before, *::after { transition: none !important; scroll-behavior: auto !important }'

/**
 * Finds layout faults of the document and leaves it unchanged.
 * @param part `width` runs the checks that depend on the width of the window. `all` adds the other checks. `room` checks only whether text has
 * room, for a browser with doubled text size. `overlays` checks only dialogs and tooltips.
 */
export function checkLayout(part: 'width' | 'all' | 'room' | 'overlays'): Fault[] {
  const isStill = part === 'all' && matchMedia('(prefers-reduced-motion: reduce)').matches
  const movements = isStill ? [...findMovements()] : []
  return withStyles(still, () => {
    if (part === 'overlays') return findOverlayFaults()
    const reading = read()
    if (part === 'room') return room.flatMap((find) => [...find(reading)]).filter(({ kind }) => !allowedInRoom.includes(kind))
    const checks = part === 'all' ? [...everywhere, ...once] : everywhere
    return [...movements, ...checks.flatMap((find) => [...find(reading)])]
  })
}
