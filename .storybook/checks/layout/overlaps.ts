import { quote, toFault, type Fault } from './fault.ts'
import { findSharedAncestor, getVisiblePart, hasGround, intersect, parseAlpha, toBox, type Box, type Reading } from './reading.ts'

/** Returns the part of a line's box that contains the letters. With tight leading, the whole boxes overlap. */
const getLetters = ({ left, top, right, bottom, height }: Box) => toBox(left, top + height * 0.3, right, bottom - height * 0.28)

function hasGroundBelow(element: Element, shared: Element): boolean {
  for (let up = element; up !== shared; up = up.parentElement!) if (hasGround(up)) return true
  return false
}

export function* findOverlappingTexts({ pieces }: Reading): Iterable<Fault> {
  const lines = pieces
    .filter(({ element }) => parseAlpha(getComputedStyle(element).color) > 0)
    .flatMap(({ node, element, lines, clips }) =>
      lines.flatMap((line) => {
        const box = getVisiblePart(line, clips)
        return box ? [{ node, element, box: getLetters(box) }] : []
      }),
    )
    .sort((one, other) => one.box.top - other.box.top)
  const reported = new Set<Element>()
  for (const [at, { node, element, box }] of lines.entries()) {
    for (let next = at + 1; next < lines.length && lines[next]!.box.top < box.bottom - 1.5; next++) {
      const other = lines[next]!
      const { width, height } = intersect(box, other.box)
      if (width < 2 || height < 1.5 || other.node === node || reported.has(element)) continue
      const shared = findSharedAncestor(element, other.element)
      // Dialogs, menus and headers cover the page on purpose.
      if (hasGroundBelow(element, shared) || hasGroundBelow(other.element, shared)) continue
      reported.add(element)
      const size = `${Math.round(width)} × ${Math.round(height)} px`
      yield toFault('overlapping texts', element, `${quote(other.node.data)} covers ${size} of it`)
    }
  }
}
