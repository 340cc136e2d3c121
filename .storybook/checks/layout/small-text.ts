import { toFault, type Fault } from './fault.ts'
import type { Reading } from './reading.ts'

/** Minimum text size in px. */
const least = 11
/** Minimum growth of a text when the reader doubles the text size. A heading may grow less. */
const leastGrowth = 1.2
/** Text of this size in px or more need not grow. */
const largest = 64

/** Measures how much an SVG view box or a transform scales an element. */
function measureScale(element: Element): number {
  if (element instanceof SVGGraphicsElement) {
    const matrix = element.getScreenCTM()
    return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1
  }
  const { width } = element.getBoundingClientRect()
  return element instanceof HTMLElement && element.offsetWidth > 0 && width < element.offsetWidth * 0.97 ? width / element.offsetWidth : 1
}

const measureSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize) * measureScale(element)

/** Lists the elements with text, except in pictures with a fixed size. */
const findTextElements = ({ pieces }: Reading) =>
  [...new Set(pieces.map(({ element }) => element))].filter((element) => !element.closest('[data-picture]'))

/** Finds text under 11 px, in drawings too. */
export const smallText = (reading: Reading): Fault[] =>
  findTextElements(reading).flatMap((element): Fault[] => {
    const size = measureSize(element)
    return size < least - 0.05 ? [toFault('small text', element, `${size.toFixed(1)} px`)] : []
  })

/** Finds text that keeps its size when the reader doubles the text size. */
export function fixedText(reading: Reading): Fault[] {
  const elements = findTextElements(reading)
  const before = elements.map(measureSize)
  const { style } = document.documentElement
  const { fontSize } = style
  style.fontSize = '200%'
  try {
    return elements.flatMap((element, at): Fault[] => {
      // Another drawing may be shown in its place.
      if (element.getClientRects().length === 0) return []
      const after = measureSize(element)
      if (after >= Math.min(before[at]! * leastGrowth, largest)) return []
      const detail = `${before[at]!.toFixed(1)} px, and ${after.toFixed(1)} px at 200 %`
      return [toFault('text that does not grow', element, detail)]
    })
  } finally {
    style.fontSize = fontSize
  }
}
