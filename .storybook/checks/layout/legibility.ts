import { toFault, type Fault } from './fault.ts'
import { measureLines, px, unite, type Reading } from './reading.ts'

const leastSize = 11
/** Text must grow by this factor when the reader doubles the text size. It is below 2, because a heading may grow less. */
const leastGrowth = 1.2
/** Text of this size in px or more need not grow. */
const largest = 64
/** Characters per line: 75, plus 5 because more characters fit on a line of narrow letters. */
const longest = 80
/** Minimum word space as a share of the font size. With less, words run together. */
const leastSpace = 0.16

/** Returns the scale that transforms and the view box of an SVG give an element. */
function measureScale(element: Element): number {
  if (element instanceof SVGGraphicsElement) {
    const matrix = element.getScreenCTM()
    return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1
  }
  const { width } = element.getBoundingClientRect()
  return element instanceof HTMLElement && element.offsetWidth > 0 && width < element.offsetWidth * 0.97 ? width / element.offsetWidth : 1
}

const measureSize = (element: Element) => px(getComputedStyle(element).fontSize) * measureScale(element)

/** Finds elements with text, except in pictures with a fixed size. */
const findTextElements = ({ pieces }: Reading) =>
  [...new Set(pieces.map(({ element }) => element))].filter((element) => !element.closest('[data-picture]'))

export function* findSmallText(reading: Reading): Iterable<Fault> {
  for (const element of findTextElements(reading)) {
    const size = measureSize(element)
    if (size < leastSize - 0.05) yield toFault('small text', element, `${size.toFixed(1)} px`)
  }
}

export function* findFixedText(reading: Reading): Iterable<Fault> {
  const sizes = findTextElements(reading).map((element) => ({ element, before: measureSize(element) }))
  const { style } = document.documentElement
  const { fontSize } = style
  style.fontSize = '200%'
  try {
    for (const { element, before } of sizes) {
      // The page may replace a drawing by another one at this text size.
      if (element.getClientRects().length === 0) continue
      const after = measureSize(element)
      if (after < Math.min(before * leastGrowth, largest))
        yield toFault('text that does not grow', element, `${before.toFixed(1)} px, and ${after.toFixed(1)} px at 200 %`)
    }
  } finally {
    style.fontSize = fontSize
  }
}

/** Finds paragraphs with too many characters per line. Ignores those with a single line. */
export function* findLongLines({ pieces, elements }: Reading): Iterable<Fault> {
  for (const element of elements.filter((each) => each.matches('main :is(p, li, dd):not(:is(td, th, figure) *, :has(p, ul, ol))'))) {
    const texts = pieces.filter((piece) => element.contains(piece.element))
    const isInside = (inside: Element): boolean =>
      inside === element || (getComputedStyle(inside).display.startsWith('inline') && isInside(inside.parentElement!))
    if (!texts.every((piece) => isInside(piece.element))) continue
    const boxes = texts.flatMap(({ lines }) => lines)
    if (new Set(boxes.map(({ bottom }) => Math.round(bottom / 4))).size < 2) continue
    const { width } = boxes.reduce(unite)
    const characters = texts.reduce((sum, { node }) => sum + node.length, 0)
    const count = Math.round((width / boxes.reduce((sum, box) => sum + box.width, 0)) * characters)
    if (count > longest) yield toFault('long lines', element, `about ${count} characters in a line`)
  }
}

/** Finds spaces that are too narrow, for example because of tight tracking. */
export function* findNarrowSpaces({ pieces }: Reading): Iterable<Fault> {
  for (const { node, element } of pieces) {
    const at = node.data.search(/(?<=\S) (?=\S)/)
    if (at === -1 || element.closest('[data-picture]')) continue
    const [space] = measureLines(node, at, at + 1)
    const { fontSize } = getComputedStyle(element)
    // At the end of a line a space has no width.
    if (space && space.width > 0 && space.width < leastSpace * px(fontSize))
      yield toFault('narrow spaces', element, `${space.width.toFixed(1)} px at ${fontSize}`)
  }
}
