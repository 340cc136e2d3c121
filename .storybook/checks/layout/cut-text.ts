import { nameOf, type Fault } from './fault.ts'
import { heightOf, widthOf, within, type Box, type Clip, type Piece, type Reading } from './reading.ts'

/** Share of a line's box above and below its letters. */
const aroundLetters = 0.28
const leastWidth = 1.5

/** Size of the scrollbars inside an element, by axis. */
function barsOf(element: Element, { styleOf }: Reading): { x: number; y: number } {
  if (!(element instanceof HTMLElement)) return { x: 0, y: 0 }
  const { borderTopWidth, borderBottomWidth, borderLeftWidth, borderRightWidth } = styleOf(element)
  const px = (...widths: string[]) => widths.reduce((sum, width) => sum + Number.parseFloat(width), 0)
  return {
    x: element.offsetHeight - element.clientHeight - px(borderTopWidth, borderBottomWidth),
    y: element.offsetWidth - element.clientWidth - px(borderLeftWidth, borderRightWidth),
  }
}

/** True when the edges of an element fade, by a mask or by a gradient that stays at the edge. */
function fades(element: Element, { styleOf }: Reading): boolean {
  const isEdge = ({ content, position, backgroundImage, display }: CSSStyleDeclaration) =>
    content !== 'none' && display !== 'none' && /sticky|absolute/.test(position) && backgroundImage.includes('gradient')
  if (isEdge(getComputedStyle(element, '::before')) || isEdge(getComputedStyle(element, '::after'))) return true
  for (let up: Element | null = element, level = 0; up && level < 3; up = up.parentElement, level++)
    if (styleOf(up).maskImage !== 'none') return true
  return false
}

/** True when an element visibly scrolls, also by the focus ring around it. */
const showsThatItScrolls = ({ element }: Clip, axis: 'x' | 'y', reading: Reading) =>
  reading.styleOf(element).outlineStyle !== 'none' ||
  barsOf(element, reading)[axis] >= 3 ||
  reading.styleOf(element).scrollbarGutter.includes('stable') ||
  fades(element, reading)

/** True when a text that ends with an ellipsis can be read elsewhere: in a title, or on the page that its link opens. */
const isElsewhere = (element: Element, text: string) =>
  element.closest('a[href], [role=option]') !== null || element.closest(`[title], [aria-label]`)?.outerHTML.includes(text.trim()) === true

const endsInEllipsis = ({ element }: Clip, { styleOf }: Reading) => {
  const { textOverflow, webkitLineClamp } = styleOf(element)
  return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
}

/** Axis on which a clip hides a part of a line. */
function hidden(line: Box, { box, x, y }: Clip): 'x' | 'y' | undefined {
  const most = heightOf(line) * aroundLetters
  if (x !== 'show' && (line.right > box.right + leastWidth || line.left < box.left - leastWidth)) return 'x'
  if (y !== 'show' && (line.bottom > box.bottom + most || line.top < box.top - most)) return 'y'
  return undefined
}

/** First clip that hides a part of a line. */
function hider(piece: Piece, line: Box): { clip: Clip; axis: 'x' | 'y' } | undefined {
  let rest = line
  for (const clip of piece.clips) {
    // A folded part hides all of its text, and an empty one has no text.
    if (widthOf(clip.box) <= 2 || heightOf(clip.box) <= 2) return undefined
    const axis = hidden(rest, clip)
    if (axis) return { clip, axis }
    rest = within(rest, clip)
  }
  return undefined
}

/** Finds text that an ancestor cuts, or hides behind its edge without showing that it scrolls. */
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
      if (masked || (scrolls && showsThatItScrolls(clip, axis, reading))) continue
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
