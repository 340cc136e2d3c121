import { toFault, type Fault } from './fault.ts'
import { getClips, getVisibleBox, getVisiblePart, toBox, type Reading } from './reading.ts'

export function* findTooWide({ pieces, elements }: Reading): Iterable<Fault> {
  const { scrollWidth, clientWidth: width } = document.documentElement
  const outside = new Set<Element>()
  const sticksOut = (left: number, right: number) => (right > width + 1 && left < width) || (left < -1 && right > 0)
  for (const { element, lines, clips } of pieces) {
    for (const line of lines) {
      const box = getVisiblePart(line, clips)
      if (box && sticksOut(box.left, box.right)) outside.add(element)
    }
  }
  if (scrollWidth > width) {
    for (const element of elements) {
      const box = getVisibleBox(element)
      const isBeyond = box && (box.right > width + 0.5 || box.left < -0.5)
      if (isBeyond && getComputedStyle(element).position !== 'fixed') outside.add(element)
    }
    if (outside.size === 0) outside.add(document.documentElement)
  }
  for (const element of outside) {
    if ([...outside].some((other) => other !== element && other.contains(element))) continue
    const { left, right } = element.getBoundingClientRect()
    yield toFault('wider than the window', element, `from ${Math.round(left)} to ${Math.round(right)} px in a window of ${width} px`)
  }
}

export function* findColumnsOutOfView({ elements }: Reading): Iterable<Fault> {
  const reported = new Set<Element>()
  for (const cell of elements) {
    const table =
      cell.matches('td, th, [role=cell], [role=gridcell], [role=columnheader]') && cell.closest('table, [role=table], [role=grid]')
    if (!table || reported.has(table)) continue
    const { left, top, right, bottom, width } = cell.getBoundingClientRect()
    const inWindow = toBox(Math.max(0, left), top, Math.min(document.documentElement.clientWidth, right), bottom)
    const part = getVisiblePart(
      inWindow,
      getClips(cell).filter(({ x }) => x !== 'show'),
    )
    if (width < 2 || (part && part.width >= width / 2)) continue
    reported.add(table)
    yield toFault('column out of view', cell, `${Math.round(part?.width ?? 0)} of its ${Math.round(width)} px can be seen`)
  }
}

export function* findCurrentOutOfView({ elements }: Reading): Iterable<Fault> {
  for (const element of elements.filter((each) => each.matches('nav [aria-current]'))) {
    const box = element.getBoundingClientRect()
    const clips = getClips(element).filter(({ y }) => y === 'scroll')
    const part = getVisiblePart(box, clips)
    if (!part || part.height <= box.height / 2) yield toFault('current entry out of view', element, `at ${Math.round(box.top)} px`)
  }
}
