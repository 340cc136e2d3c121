import { toFault, type Fault } from './fault.ts'
import { parseAlpha, getHeight, getVisiblePart, getWidth, type Box, type Piece, type Reading } from './reading.ts'

interface Line {
  piece: Piece
  box: Box
}

/** Returns the middle of a line's box, where the letters are. With tight leading the boxes themselves overlap. */
const letters = (box: Box): Box => ({ ...box, top: box.top + getHeight(box) * 0.3, bottom: box.bottom - getHeight(box) * 0.28 })

const overlap = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
})

const isOpaque = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
  backgroundImage !== 'none' || parseAlpha(backgroundColor) > 0.8

/** Returns whether an element has its own background below the shared ancestor, so that it covers the other one on purpose. */
function hasGroundBelow(element: Element, shared: Element, { getStyle }: Reading): boolean {
  for (let up: Element | null = element; up && up !== shared; up = up.parentElement) if (isOpaque(getStyle(up))) return true
  return false
}

function sharedAncestor(one: Element, other: Element): Element {
  let up = one
  while (!up.contains(other)) up = up.parentElement!
  return up
}

/** Finds pairs of texts that are drawn over each other. */
export function overlappingTexts(reading: Reading): Fault[] {
  const lines = reading.pieces
    .filter(({ element }) => parseAlpha(reading.getStyle(element).color) > 0)
    .flatMap((piece) =>
      piece.lines.map((line): Line | undefined => {
        const box = getVisiblePart(line, piece.clips)
        return box && { piece, box: letters(box) }
      }),
    )
    .filter((line) => line !== undefined)
    .sort((one, other) => one.box.top - other.box.top)
  const reported = new Set<Element>()
  const faults: Fault[] = []
  for (const [at, { piece, box }] of lines.entries()) {
    for (let next = at + 1; next < lines.length && lines[next]!.box.top < box.bottom - 1.5; next++) {
      const other = lines[next]!
      const both = overlap(box, other.box)
      if (getWidth(both) < 2 || getHeight(both) < 1.5 || other.piece.node === piece.node || reported.has(piece.element)) continue
      const shared = sharedAncestor(piece.element, other.piece.element)
      // Dialogs, menus and headers cover the page on purpose.
      if (hasGroundBelow(piece.element, shared, reading) || hasGroundBelow(other.piece.element, shared, reading)) continue
      reported.add(piece.element)
      faults.push(
        toFault(
          'overlapping texts',
          piece.element,
          `“${other.piece.text.trim().slice(0, 40)}” is written over it by ${Math.round(getWidth(both))} × ${Math.round(getHeight(both))} px`,
        ),
      )
    }
  }
  return faults
}
