import { describeElement, toFault, type Fault } from './fault.ts'
import { measureExtents, px, getVisiblePart, getWidth, type Box, type Piece, type Reading } from './reading.ts'

/** Minimum number of characters that must fit on a line of a column. */
const fewest = 12
/** Free space of a sibling in px that makes a narrow column a fault. */
const freeRoom = 48

interface Item {
  element: Element
  /** Width for its content, in px. */
  room: number
  /** Width of its widest line or picture, in px. */
  used: number
  /** Text that wraps after a few characters. */
  cramped: Piece | undefined
}

const isCramped = (piece: Piece, room: number) => {
  const { text, lines } = piece
  const characters = text.trim().length
  if (characters <= fewest || lines.length < 2) return false
  const widest = lines.reduce((sum, line) => sum + getWidth(line), 0) / characters
  return room < fewest * widest
}

function measureItem(element: Element, reading: Reading, used: ReadonlyMap<Element, Box>, texts: ReadonlyMap<Element, Piece[]>): Item {
  const style = reading.getStyle(element)
  const room =
    getWidth(reading.getBox(element)) -
    px(style.paddingLeft) -
    px(style.paddingRight) -
    px(style.borderLeftWidth) -
    px(style.borderRightWidth)
  const taken = used.get(element)
  return { element, room, used: taken ? getWidth(taken) : 0, cramped: texts.get(element)?.find((piece) => isCramped(piece, room)) }
}

const overlapsInHeight = (one: Box, other: Box) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 8

/** Finds boxes beside each other in tables, grids and flex boxes. */
function findRows({ elements, getStyle, getBox }: Reading): Element[][] {
  return elements.flatMap((element) => {
    const { display } = getStyle(element)
    if (!/table-row$|flex|grid/.test(display) || element.childElementCount < 2) return []
    const items = [...element.children].filter((child) => getWidth(getBox(child)) > 1 && !/absolute|fixed/.test(getStyle(child).position))
    return items.length < 2
      ? []
      : [items.filter((item) => items.some((other) => other !== item && overlapsInHeight(getBox(item), getBox(other))))]
  })
}

/** Finds columns and cells with lines of a few characters while a sibling has free space. */
export function narrowColumns(reading: Reading): Fault[] {
  const drawn = reading.elements.filter((element) => element.matches('svg, img, input, select, textarea, button, canvas, hr'))
  const used = measureExtents([
    ...reading.pieces.flatMap(({ element, lines }) => lines.map((line) => [element, line] as const)),
    ...drawn.map((element) => [element, reading.getBox(element)] as const),
  ])
  // Text of an element and its inline children. A block inside it is checked in its own row.
  const texts = new Map<Element, Piece[]>()
  for (const piece of reading.pieces) {
    let up: Element | null = piece.element
    while (up && /^inline$|^contents$/.test(reading.getStyle(up).display)) up = up.parentElement
    if (up) texts.set(up, [...(texts.get(up) ?? []), piece])
  }
  return findRows(reading).flatMap((row): Fault[] => {
    const items = row.map((element) => measureItem(element, reading, used, texts))
    return items.flatMap(({ element, room, cramped }): Fault[] => {
      if (!cramped) return []
      const box = reading.getBox(element)
      const roomy = items.find(
        (other) => other.element !== element && other.room - other.used > freeRoom && overlapsInHeight(reading.getBox(other.element), box),
      )
      return roomy
        ? [
            toFault(
              'narrow column',
              element,
              `${Math.round(room)} px for its text; ${Math.round(roomy.room - roomy.used)} px are free in ${describeElement(roomy.element)}`,
            ),
          ]
        : []
    })
  })
}

/** Finds columns of tables that begin outside the visible part of the table. */
export function columnsOutOfView(reading: Reading): Fault[] {
  const reported = new Set<Element>()
  return reading.elements.flatMap((cell): Fault[] => {
    if (!cell.matches('td, th, [role=cell], [role=gridcell], [role=columnheader]')) return []
    const table = cell.closest('table, [role=table], [role=grid]')
    if (!table || reported.has(table)) return []
    const box = reading.getBox(cell)
    const view = reading.getClips(cell).filter(({ x }) => x !== 'show')
    const part = getVisiblePart({ ...box, left: Math.max(0, box.left), right: Math.min(reading.window.width, box.right) }, view)
    if (getWidth(box) < 2 || (part && getWidth(part) >= getWidth(box) / 2)) return []
    reported.add(table)
    return [
      toFault('column out of view', cell, `${Math.round(part ? getWidth(part) : 0)} of its ${Math.round(getWidth(box))} px can be seen`),
    ]
  })
}
