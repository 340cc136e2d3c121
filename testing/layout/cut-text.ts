import { nameOf, type Fault } from './fault.ts'
import { heightOf, widthOf, within, type Box, type Clip, type Piece, type Reading } from './reading.ts'

/** A line's box is higher than its letters. */
const aroundLetters = 0.28
const leastWidth = 1.5

/** Whether a person sees that an element scrolls: a bar that takes room, or an edge that fades. */
function showsThatItScrolls({ element, x, y }: Clip, { styleOf }: Reading): boolean {
  const style = styleOf(element)
  const bar =
    element instanceof HTMLElement &&
    ((x === 'scroll' &&
      element.offsetHeight - element.clientHeight - Number.parseFloat(style.borderTopWidth) - Number.parseFloat(style.borderBottomWidth) >=
        3) ||
      (y === 'scroll' &&
        element.offsetWidth - element.clientWidth - Number.parseFloat(style.borderLeftWidth) - Number.parseFloat(style.borderRightWidth) >=
          3))
  if (bar || style.scrollbarGutter.includes('stable')) return true
  for (let up: Element | null = element, level = 0; up && level < 3; up = up.parentElement, level++) {
    const { maskImage } = styleOf(up)
    if (maskImage !== 'none') return true
  }
  return false
}

/** Whether a text that ends with an ellipsis can be read elsewhere: in a title, or on the page that its link leads to. */
const isElsewhere = (element: Element, text: string) =>
  element.closest('a[href], [role=option]') !== null || element.closest(`[title], [aria-label]`)?.outerHTML.includes(text.trim()) === true

const endsInEllipsis = ({ element }: Clip, { styleOf }: Reading) => {
  const { textOverflow, webkitLineClamp } = styleOf(element)
  return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
}

/** How much of a line a clip hides: right or left of it, and above or below it. */
function hidden(line: Box, { box, x, y }: Clip): 'x' | 'y' | undefined {
  const most = heightOf(line) * aroundLetters
  if (x !== 'show' && (line.right > box.right + leastWidth || line.left < box.left - leastWidth)) return 'x'
  if (y !== 'show' && (line.bottom > box.bottom + most || line.top < box.top - most)) return 'y'
  return undefined
}

/** The clip that hides a part of a line, if one does. */
function hider(piece: Piece, line: Box): { clip: Clip; axis: 'x' | 'y' } | undefined {
  let rest = line
  for (const clip of piece.clips) {
    // A folded part hides all of its text, and an empty one has none to show.
    if (widthOf(clip.box) <= 2 || heightOf(clip.box) <= 2) return undefined
    const axis = hidden(rest, clip)
    if (axis) return { clip, axis }
    rest = within(rest, clip)
  }
  return undefined
}

/** Text that an ancestor cuts, or hides behind its edge without showing that it scrolls. */
export function cutText(reading: Reading): Fault[] {
  const told = new Set<string>()
  const faults: Fault[] = []
  for (const piece of reading.pieces) {
    for (const line of piece.lines) {
      const found = hider(piece, line)
      if (!found) continue
      const { clip, axis } = found
      const masked = reading.styleOf(clip.element).maskImage !== 'none'
      const scrolls = clip[axis] === 'scroll'
      if (masked || (scrolls && showsThatItScrolls(clip, reading))) continue
      if (!scrolls && endsInEllipsis(clip, reading) && isElsewhere(piece.element, piece.text)) continue
      const by = nameOf(clip.element)
      if (told.has(by + axis)) continue
      told.add(by + axis)
      const side = axis === 'x' ? 'at the side' : 'above or below'
      faults.push(
        scrolls
          ? { kind: 'hidden by scrolling', element: by, detail: `nothing shows that “${piece.text.trim().slice(0, 40)}” goes on ${side}` }
          : { kind: 'cut text', element: nameOf(piece.element), detail: `${by} cuts it ${side}` },
      )
      break
    }
  }
  return faults
}
