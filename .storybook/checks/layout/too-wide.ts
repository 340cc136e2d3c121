import { toFault, type Fault } from './fault.ts'
import { getVisiblePart, type Reading } from './reading.ts'

/** Finds boxes that extend beyond the window or make the page scroll sideways. */
export function tooWide(reading: Reading): Fault[] {
  const { width } = reading.window
  const outside = new Set<Element>()
  const sticksOut = (left: number, right: number) => (right > width + 1 && left < width) || (left < -1 && right > 0)
  for (const { element, lines, clips } of reading.pieces) {
    for (const line of lines) {
      const box = getVisiblePart(line, clips)
      if (box && sticksOut(box.left, box.right)) outside.add(element)
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) {
    for (const element of reading.elements) {
      const box = getVisiblePart(reading.getBox(element), reading.getClips(element))
      if (box && (box.right > width + 0.5 || box.left < -0.5) && reading.getStyle(element).position !== 'fixed') outside.add(element)
    }
  }
  const outermost = [...outside].filter((element) => ![...outside].some((other) => other !== element && other.contains(element)))
  const faults = outermost.map((element): Fault => {
    const { left, right } = reading.getBox(element)
    return toFault('wider than the window', element, `from ${Math.round(left)} to ${Math.round(right)} px in a window of ${width} px`)
  })
  if (faults.length === 0 && scrollWidth > clientWidth)
    return [{ kind: 'wider than the window', element: 'html', detail: `${scrollWidth} px in a window of ${clientWidth} px` }]
  return faults
}
