import { describeElement, type Fault, type FaultKind } from './fault.ts'

interface Overlay {
  element: HTMLElement
  isTooltip: boolean
  isModal: boolean
}

/** Open dialogs and tooltips. Radix puts the role of a tooltip on a hidden copy of its text. */
function openOverlays(): Overlay[] {
  return [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="tooltip"]')]
    .map((found) => {
      const isTooltip = found.matches('[role="tooltip"]')
      const element = isTooltip && found.offsetWidth <= 1 ? found.parentElement! : found
      return { element, isTooltip, isModal: found.matches('[aria-modal="true"]') }
    })
    .filter(({ element }) => element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 1)
}

const isInside = ({ left, top, right, bottom }: DOMRect, axis: 'both' | 'inline') =>
  left >= -0.5 && right <= innerWidth + 0.5 && (axis === 'inline' || (top >= -0.5 && bottom <= innerHeight + 0.5))

/** Finds an element that covers an overlay at its center or near a corner. */
function findCover({ element, isTooltip }: Overlay, others: readonly Overlay[]): Element | undefined {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const inset = 8
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + inset, top + inset],
    [right - inset, top + inset],
    [left + inset, bottom - inset],
    [right - inset, bottom - inset],
  ] as const
  return (
    points
      .map(([x, y]) => document.elementFromPoint(x, y))
      .find(
        (hit) =>
          hit &&
          !element.contains(hit) &&
          !hit.contains(element) &&
          !others.some((other) => other.element.contains(hit) && (other.isTooltip || !isTooltip)),
      ) ?? undefined
  )
}

/** Returns whether the first button of a dialog, which closes it, stays visible while the content scrolls. */
function keepsWayOut(element: HTMLElement): boolean {
  const button = element.querySelector('button')
  if (!button) return true
  // With overflow: hidden only scripts can scroll.
  const tops = /auto|scroll/.test(getComputedStyle(element).overflowY) ? [0, element.scrollHeight] : [element.scrollTop]
  const before = element.scrollTop
  const stays = tops.every((top) => {
    element.scrollTop = top
    return isInside(button.getBoundingClientRect(), 'both')
  })
  element.scrollTop = before
  return stays
}

/** Finds overlays that extend beyond the window, are covered, let the page scroll behind them, or lose their close button by scrolling. */
export function overlays(): Fault[] {
  const open = openOverlays()
  if (open.length === 0) return []
  // A modal dialog sets pointer-events: none on the page, so elementFromPoint would miss what covers the dialog.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const faults = open.flatMap((overlay): Fault[] => {
    const { element, isTooltip, isModal } = overlay
    const box = element.getBoundingClientRect()
    const fault = (kind: FaultKind, detail: string) => ({ kind, element: describeElement(element), detail })
    const sides = [box.left, box.top, box.right, box.bottom].map(Math.round).join(', ')
    const cover = findCover(
      overlay,
      open.filter((other) => other !== overlay),
    )
    return [
      // The element of a tooltip may itself be above or below the window.
      ...(isInside(box, isTooltip ? 'inline' : 'both')
        ? []
        : [fault('overlay outside the window', `${sides} of ${innerWidth} × ${innerHeight}`)]),
      ...(cover ? [fault('covered overlay', `${describeElement(cover)} lies on it`)] : []),
      ...(isModal && !/hidden|clip/.test(getComputedStyle(document.documentElement).overflowY)
        ? [fault('scrolling page behind a dialog', 'the page is not locked')]
        : []),
      ...(isModal && !keepsWayOut(element) ? [fault('way out of view', 'its first button leaves the window')] : []),
    ]
  })
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  return faults
}
