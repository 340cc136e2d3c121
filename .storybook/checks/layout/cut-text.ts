import { describeElement, toFault, type Fault } from './fault.ts'
import { getHeight, getWidth, clipBox, type Box, type Clip, type Piece, type Reading } from './reading.ts'

/** Share of a line's height above and below its letters. */
const aroundLetters = 0.28
const leastWidth = 1.5

/** Measures the scrollbars inside an element, by axis. */
function measureScrollbars(element: Element, { getStyle }: Reading): { x: number; y: number } {
  if (!(element instanceof HTMLElement)) return { x: 0, y: 0 }
  const { borderTopWidth, borderBottomWidth, borderLeftWidth, borderRightWidth } = getStyle(element)
  const px = (...widths: string[]) => widths.reduce((sum, width) => sum + Number.parseFloat(width), 0)
  return {
    x: element.offsetHeight - element.clientHeight - px(borderTopWidth, borderBottomWidth),
    y: element.offsetWidth - element.clientWidth - px(borderLeftWidth, borderRightWidth),
  }
}

/** Returns whether the edges of an element fade, by a mask or by a fixed gradient at the edge. */
function fades(element: Element, { getStyle }: Reading): boolean {
  const isEdge = ({ content, position, backgroundImage, display }: CSSStyleDeclaration) =>
    content !== 'none' && display !== 'none' && /sticky|absolute/.test(position) && backgroundImage.includes('gradient')
  if (isEdge(getComputedStyle(element, '::before')) || isEdge(getComputedStyle(element, '::after'))) return true
  for (let up: Element | null = element, level = 0; up && level < 3; up = up.parentElement, level++)
    if (getStyle(up).maskImage !== 'none') return true
  return false
}

/** Returns whether a reader can see that an element scrolls. A focus ring around it counts. */
const showsThatItScrolls = ({ element }: Clip, axis: 'x' | 'y', reading: Reading) =>
  reading.getStyle(element).outlineStyle !== 'none' ||
  measureScrollbars(element, reading)[axis] >= 3 ||
  reading.getStyle(element).scrollbarGutter.includes('stable') ||
  fades(element, reading)

/** Returns whether a text that ends with an ellipsis can be read elsewhere: in a title, or on the page that its link opens. */
const isElsewhere = (element: Element, text: string) =>
  element.closest('a[href], [role=option]') !== null || element.closest(`[title], [aria-label]`)?.outerHTML.includes(text.trim()) === true

const endsInEllipsis = ({ element }: Clip, { getStyle }: Reading) => {
  const { textOverflow, webkitLineClamp } = getStyle(element)
  return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
}

/** Returns the axis on which a clip hides a part of a line. */
function hidden(line: Box, { box, x, y }: Clip): 'x' | 'y' | undefined {
  const most = getHeight(line) * aroundLetters
  if (x !== 'show' && (line.right > box.right + leastWidth || line.left < box.left - leastWidth)) return 'x'
  if (y !== 'show' && (line.bottom > box.bottom + most || line.top < box.top - most)) return 'y'
  return undefined
}

/** Finds the first clip that hides a part of a line. */
function findHidingClip(piece: Piece, line: Box): { clip: Clip; axis: 'x' | 'y' } | undefined {
  let rest = line
  for (const clip of piece.clips) {
    // A collapsed element hides all of its text on purpose.
    if (getWidth(clip.box) <= 2 || getHeight(clip.box) <= 2) return undefined
    const axis = hidden(rest, clip)
    if (axis) return { clip, axis }
    rest = clipBox(rest, clip)
  }
  return undefined
}

/** Finds text that an ancestor cuts off, or that scrolls out of view without a visible sign. */
export function cutText(reading: Reading): Fault[] {
  const reported = new Set<string>()
  const faults: Fault[] = []
  for (const piece of reading.pieces) {
    for (const line of piece.lines) {
      const found = findHidingClip(piece, line)
      if (!found) continue
      const { clip, axis } = found
      const masked = reading.getStyle(clip.element).maskImage !== 'none'
      const scrolls = clip[axis] === 'scroll'
      if (masked || (scrolls && showsThatItScrolls(clip, axis, reading))) continue
      if (!scrolls && endsInEllipsis(clip, reading) && isElsewhere(piece.element, piece.text)) continue
      const by = describeElement(clip.element)
      if (reported.has(by + axis)) continue
      reported.add(by + axis)
      const side = axis === 'x' ? 'at the side' : 'above or below'
      faults.push(
        scrolls
          ? { kind: 'hidden by scrolling', element: by, detail: `nothing shows that “${piece.text.trim().slice(0, 40)}” goes on ${side}` }
          : toFault('cut text', piece.element, `${by} cuts it ${side}`),
      )
      break
    }
  }
  return faults
}
