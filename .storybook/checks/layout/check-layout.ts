export { blankPicture } from './blank-picture.ts'
import { blankBoxes } from './blank-boxes.ts'
import { brokenWords } from './broken-words.ts'
import { columnsOutOfView, narrowColumns } from './columns.ts'
import { cutText } from './cut-text.ts'
import type { Fault } from './fault.ts'
import { focusRings } from './focus-rings.ts'
import { movements } from './movements.ts'
import { overlappingTexts } from './overlaps.ts'
import { overlays } from './overlays.ts'
import { currentOutOfView, longLines, narrowSpaces } from './prose.ts'
import { read } from './reading.ts'
import { smallControls } from './small-controls.ts'
import { fixedText, smallText } from './small-text.ts'
import { tooWide } from './too-wide.ts'

/** Checks whose result depends on the width of the window. */
const everywhere = [
  cutText,
  brokenWords,
  narrowColumns,
  columnsOutOfView,
  overlappingTexts,
  smallControls,
  smallText,
  blankBoxes,
  tooWide,
  overlays,
  longLines,
  narrowSpaces,
  currentOutOfView,
]
/** Slower checks with the same result in every width. */
const once = [focusRings, fixedText]
/** Checks for large text, which may break words and scroll. */
const room = [cutText, narrowColumns, overlappingTexts, tooWide]
/** What large text may do. */
const allowedInRoom = ['hidden by scrolling', 'narrow column']

/** Runs a function without transitions, which would delay the result of a style change. */
function withoutTransitions<Result>(run: () => Result): Result {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, *::before, *::after { transition: none !important; scroll-behavior: auto !important }')
  // A copy: the list itself is live.
  const sheets = [...document.adoptedStyleSheets]
  document.adoptedStyleSheets = [...sheets, sheet]
  try {
    return run()
  } finally {
    document.adoptedStyleSheets = sheets
  }
}

/**
 * Finds layout faults of the document and leaves it unchanged.
 * @param part `width` checks what depends on the width of the window; `all` adds what is the same in every width; `room` asks only
 * whether text has room, for a browser whose size of text is doubled; `overlays` asks only about dialogs and tooltips.
 */
export function checkLayout(part: 'width' | 'all' | 'room' | 'overlays'): Fault[] {
  const moving = part === 'all' && matchMedia('(prefers-reduced-motion: reduce)').matches ? movements() : []
  return withoutTransitions(() => {
    if (part === 'overlays') return overlays()
    const reading = read()
    if (part === 'room') return room.flatMap((check) => check(reading)).filter(({ kind }) => !allowedInRoom.includes(kind))
    return [...moving, ...[...everywhere, ...(part === 'all' ? once : [])].flatMap((check) => check(reading))]
  })
}
