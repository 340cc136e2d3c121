import { toFault, type Fault } from './fault.ts'
import { getHeight, getVisiblePart, type Reading } from './reading.ts'

/** Maximum number of characters in a line: 75, plus what a line of narrow letters holds more. */
const longest = 80

/** Finds paragraphs in an article whose lines are too long to read. A single line may have any length. */
export const longLines = ({ elements, getStyle, getBox }: Reading): Fault[] =>
  elements.flatMap((element): Fault[] => {
    if (!element.matches('main > article :is(p, li)') || element.closest('td, th, figure') || element.querySelector('p, ul, ol')) return []
    const { left, right, top, bottom } = getBox(element)
    if (bottom - top < 1.5 * Number.parseFloat(getStyle(element).lineHeight)) return []
    const range = document.createRange()
    range.selectNodeContents(element)
    const length = [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0)
    const count = Math.round(((right - left) / length) * element.textContent.length)
    return count > longest ? [toFault('long lines', element, `about ${count} characters in a line`)] : []
  })

/** Finds current entries of a navigation that its own scrolling hides. */
export const currentOutOfView = ({ elements, getBox, getClips }: Reading): Fault[] =>
  elements.flatMap((element): Fault[] => {
    if (!element.matches('nav [aria-current]')) return []
    const box = getBox(element)
    const clips = getClips(element).filter(({ y }) => y === 'scroll')
    const part = getVisiblePart(box, clips)
    return part && getHeight(part) > getHeight(box) / 2
      ? []
      : [toFault('current entry out of view', element, `at ${Math.round(box.top)} px`)]
  })
