import { nameOf, type Fault } from './fault.ts'
import { shown, widthOf, type Box, type Piece, type Reading } from './reading.ts'

/** Fewest characters that a line of a column must have room for. */
const fewest = 12
/** Free room of a sibling, in px, from which a narrow column is a fault. */
const freeRoom = 48

const px = (value: string) => Number.parseFloat(value) || 0

interface Item {
  element: Element
  /** Width for its content, in px. */
  room: number
  /** Width of its widest line or picture, in px. */
  used: number
  /** Text that wraps although a few words' room would be enough. */
  cramped: Piece | undefined
}

/** Widest line of each element, including its descendants. */
function extents({ pieces, elements, boxOf }: Reading): Map<Element, Box> {
  const found = new Map<Element, Box>()
  const note = (from: Element | null, box: Box) => {
    for (let up = from; up && up !== document.body; up = up.parentElement) {
      const known = found.get(up)
      found.set(
        up,
        known
          ? {
              left: Math.min(known.left, box.left),
              right: Math.max(known.right, box.right),
              top: Math.min(known.top, box.top),
              bottom: Math.max(known.bottom, box.bottom),
            }
          : box,
      )
    }
  }
  for (const { element, lines } of pieces) for (const line of lines) note(element, line)
  for (const element of elements)
    if (element.matches('svg, img, input, select, textarea, button, canvas, hr')) note(element, boxOf(element))
  return found
}

const isCramped = (piece: Piece, room: number) => {
  const { text, lines } = piece
  const characters = text.trim().length
  if (characters <= fewest || lines.length < 2) return false
  const widest = lines.reduce((sum, line) => sum + widthOf(line), 0) / characters
  return room < fewest * widest
}

function itemOf(element: Element, reading: Reading, used: ReadonlyMap<Element, Box>, texts: ReadonlyMap<Element, Piece[]>): Item {
  const style = reading.styleOf(element)
  const room =
    widthOf(reading.boxOf(element)) -
    px(style.paddingLeft) -
    px(style.paddingRight) -
    px(style.borderLeftWidth) -
    px(style.borderRightWidth)
  const taken = used.get(element)
  return { element, room, used: taken ? widthOf(taken) : 0, cramped: texts.get(element)?.find((piece) => isCramped(piece, room)) }
}

const overlapsInHeight = (one: Box, other: Box) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 8

/** Rows of boxes beside each other: in tables, grids and flex boxes. */
function rowsOf({ elements, styleOf, boxOf }: Reading): Element[][] {
  return elements.flatMap((element) => {
    const { display } = styleOf(element)
    if (!/table-row$|flex|grid/.test(display) || element.childElementCount < 2) return []
    const items = [...element.children].filter((child) => widthOf(boxOf(child)) > 1 && !/absolute|fixed/.test(styleOf(child).position))
    return items.length < 2
      ? []
      : [items.filter((item) => items.some((other) => other !== item && overlapsInHeight(boxOf(item), boxOf(other))))]
  })
}

/** Finds columns and cells with lines of a few characters while a sibling has free room. */
export function narrowColumns(reading: Reading): Fault[] {
  const used = extents(reading)
  // Text of an element and of its inline children; a block inside it is judged in its own row.
  const texts = new Map<Element, Piece[]>()
  for (const piece of reading.pieces) {
    let up: Element | null = piece.element
    while (up && /^inline$|^contents$/.test(reading.styleOf(up).display)) up = up.parentElement
    if (up) texts.set(up, [...(texts.get(up) ?? []), piece])
  }
  return rowsOf(reading).flatMap((row): Fault[] => {
    const items = row.map((element) => itemOf(element, reading, used, texts))
    return items.flatMap(({ element, room, cramped }): Fault[] => {
      if (!cramped) return []
      const box = reading.boxOf(element)
      const roomy = items.find(
        (other) => other.element !== element && other.room - other.used > freeRoom && overlapsInHeight(reading.boxOf(other.element), box),
      )
      return roomy
        ? [
            {
              kind: 'narrow column',
              element: nameOf(element),
              detail: `${Math.round(room)} px for its text; ${Math.round(roomy.room - roomy.used)} px are free in ${nameOf(roomy.element)}`,
            },
          ]
        : []
    })
  })
}

/** Finds columns of tables that begin outside the visible part of the table. */
export function columnsOutOfView(reading: Reading): Fault[] {
  const told = new Set<Element>()
  return reading.elements.flatMap((cell): Fault[] => {
    if (!cell.matches('td, th, [role=cell], [role=gridcell], [role=columnheader]')) return []
    const table = cell.closest('table, [role=table], [role=grid]')
    if (!table || told.has(table)) return []
    const box = reading.boxOf(cell)
    const view = reading.clipsOf(cell).filter(({ x }) => x !== 'show')
    const part = shown({ ...box, left: Math.max(0, box.left), right: Math.min(reading.window.width, box.right) }, view)
    if (widthOf(box) < 2 || (part && widthOf(part) >= widthOf(box) / 2)) return []
    told.add(table)
    return [
      {
        kind: 'column out of view',
        element: nameOf(cell),
        detail: `${Math.round(part ? widthOf(part) : 0)} of its ${Math.round(widthOf(box))} px can be seen`,
      },
    ]
  })
}
