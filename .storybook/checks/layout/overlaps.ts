import { nameOf, type Fault } from './fault.ts'
import { alphaOf, heightOf, shown, widthOf, type Box, type Piece, type Reading } from './reading.ts'

interface Line {
  piece: Piece
  box: Box
}

/** Middle of a line, where its letters are: boxes of lines overlap wherever lines are set tight. */
const letters = (box: Box): Box => ({ ...box, top: box.top + heightOf(box) * 0.3, bottom: box.bottom - heightOf(box) * 0.28 })

const overlap = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
})

const isOpaque = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) => backgroundImage !== 'none' || alphaOf(backgroundColor) > 0.8

/** True when an element has a ground of its own below the ancestor that it shares with another one: then one covers the other by intent. */
function hasGroundBelow(element: Element, shared: Element, { styleOf }: Reading): boolean {
  for (let up: Element | null = element; up && up !== shared; up = up.parentElement) if (isOpaque(styleOf(up))) return true
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
    .flatMap((piece) =>
      piece.lines.map((line): Line | undefined => {
        const box = shown(line, piece.clips)
        return box && { piece, box: letters(box) }
      }),
    )
    .filter((line) => line !== undefined)
    .sort((one, other) => one.box.top - other.box.top)
  const told = new Set<Element>()
  const faults: Fault[] = []
  for (const [at, { piece, box }] of lines.entries()) {
    for (let next = at + 1; next < lines.length && lines[next]!.box.top < box.bottom - 1.5; next++) {
      const other = lines[next]!
      const both = overlap(box, other.box)
      if (widthOf(both) < 2 || heightOf(both) < 1.5 || other.piece.node === piece.node || told.has(piece.element)) continue
      const shared = sharedAncestor(piece.element, other.piece.element)
      // Dialogs, menus and headers cover the page below by intent.
      if (hasGroundBelow(piece.element, shared, reading) || hasGroundBelow(other.piece.element, shared, reading)) continue
      told.add(piece.element)
      faults.push({
        kind: 'overlapping texts',
        element: nameOf(piece.element),
        detail: `“${other.piece.text.trim().slice(0, 40)}” is written over it by ${Math.round(widthOf(both))} × ${Math.round(heightOf(both))} px`,
      })
    }
  }
  return faults
}
