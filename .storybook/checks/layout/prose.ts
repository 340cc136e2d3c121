import { toFault, type Fault } from './fault.ts'
import { getHeight, getVisiblePart, getWidth, px, type Reading } from './reading.ts'

/** Maximum number of characters in a line: 75, plus what a line of narrow letters holds more. */
const longest = 80

/** Finds paragraphs whose lines are too long to read. A single line may have any length. */
export const longLines = ({ pieces, elements, getStyle }: Reading): Fault[] =>
  elements.flatMap((element): Fault[] => {
    if (!element.matches('main :is(p, li, dd)') || element.closest('td, th, figure') || element.querySelector('p, ul, ol')) return []
    const texts = pieces.filter((piece) => element.contains(piece.element))
    const isInline = (inside: Element): boolean =>
      inside === element || (getStyle(inside).display.startsWith('inline') && isInline(inside.parentElement!))
    if (!texts.every((piece) => isInline(piece.element))) return []
    const boxes = texts.flatMap(({ lines }) => lines)
    const tops = new Set(boxes.map(({ bottom }) => Math.round(bottom / 4)))
    if (tops.size < 2) return []
    const widest = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left))
    const characters = texts.reduce((sum, { text }) => sum + text.length, 0)
    const count = Math.round((widest / boxes.reduce((sum, box) => sum + getWidth(box), 0)) * characters)
    return count > longest ? [toFault('long lines', element, `about ${count} characters in a line`)] : []
  })

/** Smallest share of the font size that a space must have, so that words do not run together. */
const leastSpace = 0.16

/** Finds texts whose word spaces are too narrow. Tight tracking narrows them, too. */
export const narrowSpaces = ({ pieces }: Reading): Fault[] =>
  pieces.flatMap(({ node, element, style }): Fault[] => {
    const at = node.data.search(/(?<=\S) (?=\S)/)
    if (at === -1 || element.closest('[data-picture]')) return []
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    const { width } = range.getBoundingClientRect()
    // At the end of a line a space has no width.
    return width > 0 && width < leastSpace * px(style.fontSize)
      ? [toFault('narrow spaces', element, `${width.toFixed(1)} px at ${style.fontSize}`)]
      : []
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
