import { nameOf, type Fault } from './fault.ts'
import { shown, type Reading } from './reading.ts'

/** Finds boxes that leave the window or make the page scroll sideways. */
export function tooWide(reading: Reading): Fault[] {
  const { width } = reading.window
  const outside = new Set<Element>()
  const sticksOut = (left: number, right: number) => (right > width + 1 && left < width) || (left < -1 && right > 0)
  for (const { element, lines, clips } of reading.pieces) {
    for (const line of lines) {
      const box = shown(line, clips)
      if (box && sticksOut(box.left, box.right)) outside.add(element)
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) {
    for (const element of reading.elements) {
      const box = shown(reading.boxOf(element), reading.clipsOf(element))
      if (box && (box.right > width + 0.5 || box.left < -0.5) && reading.styleOf(element).position !== 'fixed') outside.add(element)
    }
  }
  const outermost = [...outside].filter((element) => ![...outside].some((other) => other !== element && other.contains(element)))
  const faults = outermost.map((element): Fault => {
    const { left, right } = reading.boxOf(element)
    return {
      kind: 'wider than the window',
      element: nameOf(element),
      detail: `from ${Math.round(left)} to ${Math.round(right)} px in a window of ${width} px`,
    }
  })
  if (faults.length === 0 && scrollWidth > clientWidth)
    return [{ kind: 'wider than the window', element: 'html', detail: `${scrollWidth} px in a window of ${clientWidth} px` }]
  return faults
}
