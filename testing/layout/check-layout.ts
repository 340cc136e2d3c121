import { blankBoxes } from './blank-boxes.ts'
import { brokenWords } from './broken-words.ts'
import { columnsOutOfView, narrowColumns } from './columns.ts'
import { cutText } from './cut-text.ts'
import type { Fault } from './fault.ts'
import { focusRings } from './focus-rings.ts'
import { overlappingTexts } from './overlaps.ts'
import { read } from './reading.ts'
import { smallControls } from './small-controls.ts'
import { smallText, textAtTwice } from './small-text.ts'
import { tooWide } from './too-wide.ts'

/** What depends on the width of the window. */
const everywhere = [cutText, brokenWords, narrowColumns, columnsOutOfView, overlappingTexts, smallControls, smallText, blankBoxes, tooWide]
/** What is the same in every width, and takes longer. */
const once = [focusRings, textAtTwice]

/** No transition hides what a change of the page leads to. */
function withoutTransitions<Result>(run: () => Result): Result {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, *::before, *::after { transition: none !important; scroll-behavior: auto !important }')
  const sheets = document.adoptedStyleSheets
  document.adoptedStyleSheets = [...sheets, sheet]
  try {
    return run()
  } finally {
    document.adoptedStyleSheets = sheets
  }
}

/**
 * Finds what is wrong with the layout of the document as it stands, and leaves it as it was.
 * @param part `width` checks what depends on the width of the window; `all` adds what is the same in every width.
 */
export function checkLayout(part: 'width' | 'all'): Fault[] {
  return withoutTransitions(() => {
    const reading = read()
    const faults = [...everywhere, ...(part === 'all' ? once : [])].flatMap((check) => check(reading))
    // What has no room at 100 % has none at 200 %.
    return [...new Map(faults.toReversed().map((fault) => [`${fault.kind} ${fault.element}`, fault])).values()].toReversed()
  })
}
