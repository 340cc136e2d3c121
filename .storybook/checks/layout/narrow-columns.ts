import { describeElement, toFault, type Fault } from './fault.ts'
import { isInline, measureExtents, px, type Box, type Piece, type Reading } from './reading.ts'

/** Minimum number of characters that must fit on a line of a column. */
const fewest = 12
/** A narrow column is a fault if its neighbor has this much free space, in px. */
const freeRoom = 48

function measureRoom(element: Element): number {
  const { paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = getComputedStyle(element)
  const { width } = element.getBoundingClientRect()
  return width - px(paddingLeft) - px(paddingRight) - px(borderLeftWidth) - px(borderRightWidth)
}

function isCramped({ node, lines }: Piece, room: number): boolean {
  const characters = node.data.trim().length
  const perCharacter = lines.reduce((sum, line) => sum + line.width, 0) / characters
  return characters > fewest && lines.length > 1 && room < fewest * perCharacter
}

const isBeside = (one: Box, other: Box) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 8

const findRows = ({ elements }: Reading) =>
  elements
    .filter((element) => /table-row$|flex|grid/.test(getComputedStyle(element).display))
    .map(({ children }) =>
      [...children]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ element, box }) => box.width > 1 && !/absolute|fixed/.test(getComputedStyle(element).position)),
    )

export function* findNarrowColumns(reading: Reading): Iterable<Fault> {
  const drawn = reading.elements.filter((element) => element.matches('svg, img, input, select, textarea, button, canvas, hr'))
  const extents = measureExtents(
    reading.pieces,
    drawn.map((element) => [element, element.getBoundingClientRect()] as const),
  )
  // Assigns the text of inline children to the block. A block inside the element is checked in its own row.
  const texts = Map.groupBy(reading.pieces, ({ element }) => {
    let up = element
    while (isInline(up)) up = up.parentElement!
    return up
  })
  for (const row of findRows(reading)) {
    for (const { element, box } of row) {
      const room = measureRoom(element)
      if (!texts.get(element)?.some((piece) => isCramped(piece, room))) continue
      const measureFree = (other: Element) => measureRoom(other) - (extents.get(other)?.width ?? 0)
      const roomy = row.find((other) => other.element !== element && measureFree(other.element) > freeRoom && isBeside(other.box, box))
      if (!roomy) continue
      const free = `${Math.round(measureFree(roomy.element))} px are free in ${describeElement(roomy.element)}`
      yield toFault('narrow column', element, `${Math.round(room)} px for its text, although ${free}`)
    }
  }
}
