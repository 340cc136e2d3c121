import { contrast } from '../../../tokens/color/contrast.ts'
import { describeElement, toFault, type Fault } from './fault.ts'
import {
  findSharedAncestor,
  getClips,
  getVisibleBox,
  hasGround,
  intersect,
  parseAlpha,
  px,
  toBox,
  type Box,
  type Clip,
  type Reading,
} from './reading.ts'

const focusable =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, audio[controls], video[controls], [tabindex]'

/** Minimum contrast of a focus ring, from WCAG 1.4.11. */
const leastContrast = 3

/** Returns the color behind an outline, or `undefined` for a picture. */
function getGround(element: Element, offset: number): string | undefined {
  const { left, right } = element.getBoundingClientRect()
  for (let up = offset < 0 ? element : element.parentElement; up; up = up.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(up)
    if (backgroundImage !== 'none') return undefined
    const box = up.getBoundingClientRect()
    const reaches = box.left <= left - offset && box.right >= right + offset
    if (parseAlpha(backgroundColor) > 0.5 && reaches) return backgroundColor
  }
  // oxlint-disable-next-line house/raw-colors -- The color of a page without a background.
  return 'rgb(255, 255, 255)'
}

/** Returns `undefined` for a color that is not in sRGB. */
function toHex(color: string | undefined): string | undefined {
  const channels = /^rgba?\((\d+), (\d+), (\d+)/.exec(color ?? '')?.slice(1)
  return channels && `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
}

function isSeen(color: string, ground: string | undefined): boolean {
  const [own, behind] = [toHex(color), toHex(ground)]
  return parseAlpha(color) > 0.5 && (!own || !behind || contrast(own, behind) >= leastContrast)
}

/** Describes visible outlines and shadows, including those of the two nearest ancestors, such as the label of a radio. */
export function describeMarks(element: Element): string {
  const marks: string[] = []
  const around = [element, element.parentElement, element.parentElement?.parentElement]
  for (const [steps, up] of around.entries()) {
    for (const part of up ? [undefined, '::before', '::after'] : []) {
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow, content } = getComputedStyle(up!, part)
      if (part && content === 'none') continue
      if (outlineStyle !== 'none' && px(outlineWidth) > 0 && isSeen(outlineColor, getGround(up!, px(outlineOffset))))
        marks.push(`${steps}${part ?? ''} ${outlineStyle} ${outlineWidth} ${outlineColor}`)
      if (boxShadow !== 'none') marks.push(`${steps}${part ?? ''} ${boxShadow}`)
    }
  }
  return marks.join('; ')
}

/**
 * Returns true if the reader cannot see the focus: the focused element has no marks, or the same marks as before, unless a story shows the
 * focused state on purpose.
 */
export const isBare = (element: Element, focused: string, before: string) =>
  focused === '' || (focused === before && !element.closest('[class*="pseudo-focus"]'))

/** Measures all scrollable content, in window coordinates. */
function measureContent({ element, box, x, y }: Clip): Box {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth } = element
  // From right to left, the position is 0 or negative.
  const before = scrollLeft < 0 ? scrollWidth - clientWidth + scrollLeft : scrollLeft
  const left = x === 'scroll' ? box.left - before : box.left
  const top = y === 'scroll' ? box.top - scrollTop : box.top
  const [width, height] = [x === 'scroll' ? scrollWidth : 0, y === 'scroll' ? scrollHeight : 0]
  return toBox(left, top, Math.max(box.right, left + width), Math.max(box.bottom, top + height))
}

/** Returns where a ring is after a scrolling ancestor has moved it into view, as the browser does when an element takes the focus. */
function scrollInto(ring: Box, { box, x, y }: Clip): Box {
  const into = (start: number, end: number, from: number, to: number) => (start < from ? from - start : end > to ? to - end : 0)
  const dx = x === 'scroll' ? into(ring.left, ring.right, box.left, box.right) : 0
  const dy = y === 'scroll' ? into(ring.top, ring.bottom, box.top, box.bottom) : 0
  return toBox(ring.left + dx, ring.top + dy, ring.right + dx, ring.bottom + dy)
}

function findCut(outer: Box, clips: readonly Clip[]): string | undefined {
  let ring = outer
  const describeCut = (by: string, visible: Box) => {
    const part = intersect(ring, visible)
    const lost = (['left', 'top', 'right', 'bottom'] as const).filter((side) => Math.abs(part[side] - ring[side]) > 1)
    return lost.length > 0 ? `${by} cuts its ${lost.join(' and ')}` : undefined
  }
  for (const clip of clips) {
    const found = describeCut(describeElement(clip.element), measureContent(clip))
    if (found) return found
    ring = scrollInto(ring, clip)
  }
  return describeCut('the window', toBox(0, -scrollY, document.documentElement.clientWidth, Infinity))
}

/** Returns the stacking level. If two are equal, the later element is on top. */
function getLevel(element: Element, below: Element): number {
  let level = -1
  for (let up = element; up !== below; up = up.parentElement!) {
    const { position, zIndex, transform, opacity } = getComputedStyle(up)
    if (position !== 'static' || transform !== 'none' || Number(opacity) < 1) level = zIndex === 'auto' ? 0 : Number(zIndex)
  }
  return level
}

function findCoverAt(x: number, y: number, element: Element): Element | undefined {
  const hits = document.elementsFromPoint(x, y)
  const above = hits.slice(
    0,
    hits.findIndex((hit) => hit.contains(element)),
  )
  return above.find((hit) => {
    if (element.contains(hit) || !hasGround(hit)) return false
    const shared = findSharedAncestor(hit, element)
    const [level, own] = [getLevel(hit, shared), getLevel(element, shared)]
    const isLater = element.compareDocumentPosition(hit) & Node.DOCUMENT_POSITION_FOLLOWING
    // Boxes that are not positioned are painted below outlines.
    return level >= 0 && (level > own || (level === own && isLater))
  })
}

/** Finds what covers at least two of eight points of the ring. */
function findCover({ left, top, right, bottom, width, height }: Box, element: Element): Element | undefined {
  const points = [1 / 4, 3 / 4].flatMap((part) => {
    const [x, y] = [left + width * part, top + height * part]
    return [[x, top] as const, [x, bottom] as const, [left, y] as const, [right, y] as const]
  })
  const covers = points.flatMap(([x, y]) => findCoverAt(x, y, element) ?? [])
  return covers.length > 1 ? covers[0] : undefined
}

const stop = (event: Event) => event.stopImmediatePropagation()
const events = ['focus', 'blur', 'focusin', 'focusout'] as const

/** Hides the focus from the page's listeners. `before` describes the marks without the focus. */
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

/** Scrolls as browsers do on focus, with room for a sticky header. */
function scrollIntoWindow(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement)
  const [start, end] = element.closest('[role="dialog"]') ? [0, 0] : [px(scrollPaddingBlockStart), px(scrollPaddingBlockEnd)]
  if (top < start || bottom > innerHeight - end) scrollTo({ top: scrollY + top - innerHeight / 2, behavior: 'instant' })
}

export function findFocusRingFaults({ elements }: Reading): Fault[] {
  const faults: Fault[] = []
  const stops = elements
    .filter((element): element is HTMLElement => element instanceof HTMLElement && element.tabIndex >= 0)
    .filter((element) => element.matches(`:is(${focusable}):not(:disabled, [inert], [inert] *)`))
    .filter(getVisibleBox)
  focusEach(stops, (element, before) => {
    scrollIntoWindow(element)
    const marks = describeMarks(element)
    if (isBare(element, marks, before)) faults.push(toFault('no focus ring', element, 'nothing shows its focus'))
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const grow = (by: number) => toBox(left - by, top - by, right + by, bottom + by)
    const outer = grow(px(outlineOffset) + px(outlineWidth))
    if (outlineStyle === 'none' || px(outlineWidth) === 0 || outer.width < 4 || outer.height < 4) return
    // Behind a dialog, elements cannot take the focus.
    if (document.querySelector(':modal') && !element.closest(':modal')) return
    const clips = getClips(element)
    const cut = findCut(outer, clips)
    if (cut) faults.push(toFault('cut focus ring', element, cut))
    // The browser scrolls a partly hidden element into view before its ring shows.
    if (clips.some(({ element: { scrollTop, scrollLeft } }) => scrollTop !== 0 || scrollLeft !== 0)) return
    const center = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (!center || !(element.contains(center) || center.contains(element))) return
    const cover = findCover(grow(px(outlineOffset) + px(outlineWidth) / 2), element)
    if (cover) faults.push(toFault('covered focus ring', element, `${describeElement(cover)} covers it`))
  })
  return faults
}
