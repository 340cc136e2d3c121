import { describeElement, toFault, type Fault } from './fault.ts'
import { px, parseAlpha, getHeight, getVisiblePart, getWidth, clipBox, type Box, type Clip, type Reading } from './reading.ts'

const focusable =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, audio[controls], video[controls], [tabindex]'

/** Measures the outer edge of a focus ring and the middle of its line. */
function measureRing(element: Element): { outer: Box; middle: Box } | undefined {
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
  if (outlineStyle === 'none' || px(outlineWidth) === 0) return undefined
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const grown = (by: number): Box => ({ left: left - by, top: top - by, right: right + by, bottom: bottom + by })
  return { outer: grown(px(outlineOffset) + px(outlineWidth)), middle: grown(px(outlineOffset) + px(outlineWidth) / 2) }
}

/** Least contrast of a focus ring with the background around it: WCAG 1.4.11. */
const leastContrast = 3

/** Relative luminance of a computed color, or `undefined` for a color that is not in sRGB. */
function measureLuminance(color: string): number | undefined {
  const channels = /^rgba?\((\d+), (\d+), (\d+)/.exec(color)?.slice(1)
  const [red = 0, green = 0, blue = 0] = channels?.map((each) => (Number(each) / 255) ** 2.2) ?? []
  return channels && 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the color behind an outline at this distance from an element, or `undefined` for a picture. */
function getGround(element: Element, offset: number): string | undefined {
  const { left, right } = element.getBoundingClientRect()
  for (let up = offset < 0 ? element : element.parentElement; up; up = up.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(up)
    if (backgroundImage !== 'none') return undefined
    const box = up.getBoundingClientRect()
    const reaches = box.left <= left - offset && box.right >= right + offset
    if (parseAlpha(backgroundColor) > 0.5 && reaches) return backgroundColor
  }
  return 'rgb(255, 255, 255)'
}

function isSeen(color: string, ground: string | undefined): boolean {
  const [own, behind] = [measureLuminance(color), ground && measureLuminance(ground)]
  if (parseAlpha(color) <= 0.5) return false
  if (own === undefined || typeof behind !== 'number') return true
  return (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05) >= leastContrast
}

/** Describes the visible outlines and the shadows of an element and its next two parents, such as the label of a radio. */
export function describeMarks(element: Element): string {
  const marks: string[] = []
  for (let [up, steps]: [Element | null, number] = [element, 0]; up && steps < 3; up = up.parentElement, steps++)
    for (const part of [undefined, '::before', '::after']) {
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow, content } = getComputedStyle(up, part)
      if (part && content === 'none') continue
      if (outlineStyle !== 'none' && px(outlineWidth) > 0 && isSeen(outlineColor, getGround(up, px(outlineOffset))))
        marks.push(`${steps}${part ?? ''} ${outlineStyle} ${outlineWidth} ${outlineColor}`)
      if (boxShadow !== 'none') marks.push(`${steps}${part ?? ''} ${boxShadow}`)
    }
  return marks.join('; ')
}

/** Returns whether the focus changes no mark. A decoration that is there without the focus is no ring, except where a story shows the focus. */
export const isBare = (element: Element, focused: string, before: string) =>
  focused === '' || (focused === before && !element.closest('[class*="pseudo-focus"]'))

/** Returns the box of all content of a scrolling element, in window coordinates. */
function measureContent({ element, box, x, y }: Clip): Box {
  const along = (start: number, end: number, position: number, whole: number, part: number, scrolls: boolean) =>
    scrolls && whole > part
      ? [start - (position < 0 ? whole - part + position : position), start - (position < 0 ? whole - part + position : position) + whole]
      : [start, end]
  const [left = 0, right = 0] = along(box.left, box.right, element.scrollLeft, element.scrollWidth, element.clientWidth, x === 'scroll')
  const [top = 0, bottom = 0] = along(box.top, box.bottom, element.scrollTop, element.scrollHeight, element.clientHeight, y === 'scroll')
  return { left, right, top, bottom }
}

const sides = ['left', 'top', 'right', 'bottom'] as const

/** Moves a ring as the browser does when it scrolls the element into the view of a scrolling ancestor. */
function scrollInto(ring: Box, { box, x, y }: Clip): Box {
  const into = (start: number, end: number, from: number, to: number) => (start < from ? from - start : end > to ? to - end : 0)
  const dx = x === 'scroll' ? into(ring.left, ring.right, box.left, box.right) : 0
  const dy = y === 'scroll' ? into(ring.top, ring.bottom, box.top, box.bottom) : 0
  return { left: ring.left + dx, right: ring.right + dx, top: ring.top + dy, bottom: ring.bottom + dy }
}

/** Describes which element cuts off a ring, and on which sides. */
function findCut(outer: Box, clips: readonly Clip[]): string | undefined {
  const cut = (by: string, ring: Box, rest: Box) => {
    const lost = sides.filter((side) => Math.abs(rest[side] - ring[side]) > 1)
    return lost.length > 0 ? `${by} cuts its ${lost.join(' and ')}` : undefined
  }
  let ring = outer
  for (const clip of clips) {
    const found = cut(describeElement(clip.element), ring, clipBox(ring, { ...clip, box: measureContent(clip) }))
    if (found) return found
    ring = scrollInto(ring, clip)
  }
  const { clientWidth } = document.documentElement
  return cut('the window', ring, {
    ...ring,
    left: Math.max(ring.left, 0),
    right: Math.min(ring.right, clientWidth),
    top: Math.max(ring.top, -scrollY),
  })
}

/** Returns the stacking level of an element. Of two equal levels, the later element is on top. */
function getLevel(element: Element, below: Element): number {
  let level = -1
  for (let up: Element | null = element; up && up !== below; up = up.parentElement) {
    const { position, zIndex, transform, opacity } = getComputedStyle(up)
    if (position !== 'static' || transform !== 'none' || Number(opacity) < 1) level = zIndex === 'auto' ? 0 : Number(zIndex)
  }
  return level
}

const hasGround = (element: Element) => {
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  return backgroundImage !== 'none' || parseAlpha(backgroundColor) > 0.5
}

/** Finds an element that covers a point of a ring. */
function coverAt(x: number, y: number, element: Element): Element | undefined {
  for (const hit of document.elementsFromPoint(x, y)) {
    if (hit.contains(element)) return undefined
    if (element.contains(hit)) continue
    if (!hasGround(hit)) continue
    let shared = hit.parentElement!
    while (!shared.contains(element)) shared = shared.parentElement!
    const [above, own] = [getLevel(hit, shared), getLevel(element, shared)]
    // Boxes that are not positioned are painted below outlines.
    if (above < 0) continue
    const isLater = element.compareDocumentPosition(hit) & Node.DOCUMENT_POSITION_FOLLOWING
    if (above > own || (above === own && isLater)) return hit
  }
  return undefined
}

/** Finds an element that covers at least two of eight points of a ring. */
function findCover({ left, top, right, bottom }: Box, element: Element): Element | undefined {
  const points = [1 / 4, 3 / 4].flatMap((part) => {
    const [x, y] = [left + (right - left) * part, top + (bottom - top) * part]
    return [
      [x, top],
      [x, bottom],
      [left, y],
      [right, y],
    ] as const
  })
  const covers = points.map(([x, y]) => coverAt(x, y, element)).filter((cover) => cover !== undefined)
  return covers.length > 1 ? covers[0] : undefined
}

const stop = (event: Event) => event.stopImmediatePropagation()
const events = ['focus', 'blur', 'focusin', 'focusout'] as const

/** Focuses each element in turn, hidden from the page's listeners, then restores focus and scroll positions. `judge` gets its marks before. */
function focusEach(elements: readonly HTMLElement[], judge: (element: HTMLElement, before: string) => void): void {
  const before = document.activeElement
  const at = { left: scrollX, top: scrollY, behavior: 'instant' } as const
  for (const name of events) window.addEventListener(name, stop, true)
  try {
    if (before instanceof HTMLElement) before.blur()
    for (const element of elements) {
      const marks = describeMarks(element)
      element.focus({ preventScroll: true })
      if (document.activeElement === element && element.matches(':focus-visible')) judge(element, marks)
      element.blur()
    }
  } finally {
    scrollTo(at)
    if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true })
    for (const name of events) window.removeEventListener(name, stop, true)
  }
}

/** Finds focus rings that an ancestor cuts, that leave the window, or that a neighbor covers. */
export function focusRings(reading: Reading): Fault[] {
  const faults: Fault[] = []
  const elements = reading.elements.filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.matches(focusable) &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      getVisiblePart(reading.getBox(element), reading.getClips(element)) !== undefined,
  )
  focusEach(elements, (element, before) => {
    const first = element.getBoundingClientRect()
    // The browser scrolls a focused element away from sticky headers, but not inside a dialog.
    const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement)
    const [start, end] = element.closest('[role="dialog"]') ? [0, 0] : [px(scrollPaddingBlockStart), px(scrollPaddingBlockEnd) || 0]
    if (first.top < start || first.bottom > innerHeight - end) scrollTo({ top: scrollY + first.top - innerHeight / 2, behavior: 'instant' })
    const marks = describeMarks(element)
    if (isBare(element, marks, before)) faults.push(toFault('no focus ring', element, 'nothing shows its focus'))
    const ring = measureRing(element)
    if (!ring || getWidth(ring.outer) < 4 || getHeight(ring.outer) < 4) return
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const center = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    // Behind a dialog, elements cannot take the focus.
    if (document.querySelector(':modal') && !element.closest(':modal')) return
    const moved = reading.getBox(element).top - top
    const clips = reading
      .getClips(element)
      .map((clip) => ({ ...clip, box: { ...clip.box, top: clip.box.top - moved, bottom: clip.box.bottom - moved } }))
    const cut = findCut(ring.outer, clips)
    if (cut) faults.push(toFault('cut focus ring', element, cut))
    // The browser scrolls a partly hidden element into view before its ring shows.
    const isScrolled = clips.some(({ element: { scrollTop, scrollLeft } }) => scrollTop !== 0 || scrollLeft !== 0)
    const cover =
      !isScrolled && center && (element.contains(center) || center.contains(element)) ? findCover(ring.middle, element) : undefined
    if (cover) faults.push(toFault('covered focus ring', element, `${describeElement(cover)} lies on it`))
  })
  return faults
}
