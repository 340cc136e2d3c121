import { describeElement, quote, toFault, type Fault } from './fault.ts'
import { intersect, px, type Box, type Clip, type Piece, type Reading } from './reading.ts'

/** Blank space above the letters, as a share of the line's height. It is the same below them. */
const aroundLetters = 0.28
const leastWidth = 1.5

function hasScrollbar(element: Element, axis: 'x' | 'y'): boolean {
  if (!(element instanceof HTMLElement)) return false
  const { borderTopWidth, borderBottomWidth, borderLeftWidth, borderRightWidth } = getComputedStyle(element)
  const size =
    axis === 'x'
      ? element.offsetHeight - element.clientHeight - px(borderTopWidth) - px(borderBottomWidth)
      : element.offsetWidth - element.clientWidth - px(borderLeftWidth) - px(borderRightWidth)
  return size >= 3
}

/** Returns true if a mask fades the edge, or a gradient that is positioned over it. */
function fades(element: Element): boolean {
  const hasGradient = ['::before', '::after'].some((part) => {
    const { content, position, backgroundImage, display } = getComputedStyle(element, part)
    return content !== 'none' && display !== 'none' && /sticky|absolute/.test(position) && backgroundImage.includes('gradient')
  })
  const around = [element, element.parentElement, element.parentElement?.parentElement]
  return hasGradient || around.some((up) => up && getComputedStyle(up).maskImage !== 'none')
}

/** Returns true if a reader can see that the element scrolls: by a focus ring, a scrollbar or a faded edge. */
function showsThatItScrolls({ element }: Clip, axis: 'x' | 'y'): boolean {
  const { outlineStyle, scrollbarGutter } = getComputedStyle(element)
  return outlineStyle !== 'none' || scrollbarGutter.includes('stable') || hasScrollbar(element, axis) || fades(element)
}

/** Returns true if the whole text can be read elsewhere: in a `title` or `aria-label`, or on the page that a link or an option opens. */
const isElsewhere = ({ element, node }: Piece) =>
  element.closest('a[href], [role=option]') !== null ||
  element.closest(`[title], [aria-label]`)?.outerHTML.includes(node.data.trim()) === true

function endsInEllipsis({ element }: Clip): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element)
  return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
}

function findHidingClip(clips: readonly Clip[], line: Box): { clip: Clip; axis: 'x' | 'y' } | undefined {
  const most = line.height * aroundLetters
  let rest = line
  for (const clip of clips) {
    const { box } = clip
    // A collapsed element hides all of its text on purpose.
    if (box.width <= 2 || box.height <= 2) return undefined
    if (rest.right > box.right + leastWidth || rest.left < box.left - leastWidth) return { clip, axis: 'x' }
    if (rest.bottom > box.bottom + most || rest.top < box.top - most) return { clip, axis: 'y' }
    rest = intersect(rest, box)
  }
  return undefined
}

/** Finds text that is cut off, or that scrolls out of view without a visible sign. */
export function* findCutText({ pieces }: Reading): Iterable<Fault> {
  const reported = new Set<string>()
  for (const piece of pieces) {
    for (const line of piece.lines) {
      const found = findHidingClip(piece.clips, line)
      if (!found) continue
      const { clip, axis } = found
      const scrolls = clip[axis] === 'scroll'
      const isMeant = scrolls ? showsThatItScrolls(clip, axis) : endsInEllipsis(clip) && isElsewhere(piece)
      if (isMeant || getComputedStyle(clip.element).maskImage !== 'none') continue
      const by = describeElement(clip.element)
      if (reported.has(by + axis)) continue
      reported.add(by + axis)
      const side = axis === 'x' ? 'to the side' : 'above or below'
      yield scrolls
        ? toFault('hidden by scrolling', clip.element, `nothing shows that ${quote(piece.node.data)} continues ${side}`)
        : toFault('cut text', piece.element, `${by} cuts off its text ${side}`)
      break
    }
  }
}
