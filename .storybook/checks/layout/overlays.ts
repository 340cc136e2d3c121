import { describeElement, toFault, type Fault } from './fault.ts'
import { withStyles } from './reading.ts'

interface Overlay {
  element: HTMLElement
  isTooltip: boolean
  isModal: boolean
}

/** Finds dialogs and tooltips. Radix puts the role of a tooltip on a hidden child of its box. */
const findOverlays = (): Overlay[] =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="tooltip"]')]
    .map((found) => {
      const isTooltip = found.matches('[role="tooltip"]')
      const element = isTooltip && found.offsetWidth <= 1 ? found.parentElement! : found
      return { element, isTooltip, isModal: found.matches('[aria-modal="true"]') }
    })
    .filter(({ element }) => element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 1)

const fitsInWidth = ({ left, right }: DOMRect) => left >= -0.5 && right <= innerWidth + 0.5
const fitsInHeight = ({ top, bottom }: DOMRect) => top >= -0.5 && bottom <= innerHeight + 0.5

/** Other overlays may cover an overlay, but a dialog must not cover a tooltip. */
function findCover(overlay: Overlay, open: readonly Overlay[]): Element | undefined {
  const { element, isTooltip } = overlay
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const others = open.filter((other) => other !== overlay && (other.isTooltip || !isTooltip))
  const points = [left + 8, right - 8].flatMap((x) => [[x, top + 8] as const, [x, bottom - 8] as const])
  return [[(left + right) / 2, (top + bottom) / 2] as const, ...points]
    .flatMap(([x, y]) => document.elementFromPoint(x, y) ?? [])
    .find((hit) => !element.contains(hit) && !hit.contains(element) && !others.some((other) => other.element.contains(hit)))
}

/** The first button of a dialog, which usually closes it, must stay in view. */
function keepsWayOut(element: HTMLElement): boolean {
  const button = element.querySelector('button')
  if (!button) return true
  // With overflow: hidden, a reader cannot scroll with the wheel or a finger.
  const tops = /auto|scroll/.test(getComputedStyle(element).overflowY) ? [0, element.scrollHeight] : [element.scrollTop]
  const before = element.scrollTop
  const stays = tops.every((top) => {
    element.scrollTop = top
    const box = button.getBoundingClientRect()
    return fitsInWidth(box) && fitsInHeight(box)
  })
  element.scrollTop = before
  return stays
}

function* judgeOverlays(): Iterable<Fault> {
  const open = findOverlays()
  const isLocked = /hidden|clip/.test(getComputedStyle(document.documentElement).overflowY)
  for (const overlay of open) {
    const { element, isTooltip, isModal } = overlay
    const box = element.getBoundingClientRect()
    const sides = [box.left, box.top, box.right, box.bottom].map(Math.round).join(', ')
    // The element of a tooltip may itself be above or below the window.
    if (!fitsInWidth(box) || !(isTooltip || fitsInHeight(box)))
      yield toFault('overlay outside the window', element, `${sides} of ${innerWidth} × ${innerHeight}`)
    const cover = findCover(overlay, open)
    if (cover) yield toFault('covered overlay', element, `${describeElement(cover)} covers it`)
    if (isModal && !isLocked) yield toFault('scrolling page behind a dialog', element, 'the page is not locked')
    if (isModal && !keepsWayOut(element)) yield toFault('way out of view', element, 'its first button leaves the window')
  }
}

/** A modal dialog sets pointer-events: none on the page, so elementFromPoint would miss what covers the dialog. */
export const findOverlayFaults = () => withStyles('* { pointer-events: auto !important }', () => [...judgeOverlays()])
