import { nameOf, type Fault } from './fault.ts'
import type { Reading } from './reading.ts'

/** Smallest text on the screen, in px. */
const least = 11
/** Least growth of a text when the reader doubles the text size; a heading need not double. */
const leastGrowth = 1.25
/** Size in px from which a text may depend on the width of the window. */
const largest = 64

/** Scale of an element's drawing: by the view box of its SVG, or by a transform. */
function scaleOf(element: Element): number {
  if (element instanceof SVGGraphicsElement) {
    const matrix = element.getScreenCTM()
    return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1
  }
  const { width } = element.getBoundingClientRect()
  return element instanceof HTMLElement && element.offsetWidth > 0 && width < element.offsetWidth * 0.97 ? width / element.offsetWidth : 1
}

const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element)

/** Elements with text of their own, outside of pictures with a fixed size. */
const written = ({ pieces }: Reading) =>
  [...new Set(pieces.map(({ element }) => element))].filter((element) => !element.closest('[data-picture]'))

/** Finds text under 11 px, in drawings too. */
export const smallText = (reading: Reading): Fault[] =>
  written(reading).flatMap((element): Fault[] => {
    const size = sizeOf(element)
    return size < least - 0.05 ? [{ kind: 'small text', element: nameOf(element), detail: `${size.toFixed(1)} px` }] : []
  })

/** Finds text that keeps its size when the reader doubles the text size. */
export function fixedText(reading: Reading): Fault[] {
  const elements = written(reading)
  const before = elements.map(sizeOf)
  const { style } = document.documentElement
  const { fontSize } = style
  style.fontSize = '200%'
  try {
    return elements.flatMap((element, at): Fault[] => {
      // Another drawing may be shown in its place.
      if (element.getClientRects().length === 0) return []
      const after = sizeOf(element)
      if (after >= Math.min(before[at]! * leastGrowth, largest)) return []
      const detail = `${before[at]!.toFixed(1)} px, and ${after.toFixed(1)} px at 200 %`
      return [{ kind: 'text that does not grow', element: nameOf(element), detail }]
    })
  } finally {
    style.fontSize = fontSize
  }
}
