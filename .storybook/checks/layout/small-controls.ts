import { describeElement, toFault, type Fault } from './fault.ts'
import { getVisibleBox, isInline, toBox, unite, type Box, type Reading } from './reading.ts'

/** Minimum size in px, from WCAG 2.2, 2.5.8 Target Size (Minimum). */
const least = 24

const controls =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=menuitem], [role=option]'

/** Measures the area that a pointer can press, with pseudo-elements and labels. */
function measureTarget(element: Element): Box {
  let box: Box = element.getBoundingClientRect()
  if (getComputedStyle(element).position !== 'static') {
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(element, pseudo)
      const edges = [style.left, style.top, style.right, style.bottom].map(Number.parseFloat)
      if (style.content === 'none' || style.position !== 'absolute' || style.pointerEvents === 'none' || edges.some(Number.isNaN)) continue
      const [left, top, right, bottom] = edges.map((edge) => Math.min(0, edge)) as [number, number, number, number]
      box = toBox(box.left + left, box.top + top, box.right - right, box.bottom - bottom)
    }
  }
  const labels = (element as HTMLInputElement).labels ?? []
  return [...labels].reduce((target, label) => unite(target, label.getBoundingClientRect()), box)
}

/** Returns true for a link in a sentence, which WCAG exempts. */
function isInSentence(element: Element): boolean {
  if (!isInline(element)) return false
  let block = element.parentElement!
  while (isInline(block)) block = block.parentElement!
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (textContent?.trim() && !parentElement!.closest('a, button')) return true
  }
  return false
}

const isSmall = ({ width, height }: Box) => Math.min(width, height) < least - 0.5
const measureDistance = (x: number, y: number, { left, top, right, bottom }: Box) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))

/** Finds controls that are smaller than 24 × 24 px and too close to another control, except links in a sentence. */
export function* findSmallControls({ elements }: Reading): Iterable<Fault> {
  const modal = document.querySelector('[aria-modal="true"]')
  const targets = elements
    .filter((element) => element.matches(`:is(${controls}):not(:disabled, [aria-disabled=true], [inert], [inert] *)`))
    // Nothing behind a modal dialog can be pressed.
    .filter((element) => !modal || element.closest('[aria-modal="true"]'))
    .filter(getVisibleBox)
    .map((element) => {
      const box = measureTarget(element)
      return { element, box, x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
    })
  for (const { element, box, x, y } of targets) {
    if (!isSmall(box) || isInSentence(element)) continue
    const near = targets.find((other) => {
      if (other.element.contains(element) || element.contains(other.element)) return false
      if (measureDistance(x, y, other.box) < least / 2 - 0.5) return true
      return isSmall(other.box) && Math.hypot(x - other.x, y - other.y) < least - 0.5
    })
    const size = `${Math.round(box.width)} × ${Math.round(box.height)} px`
    if (near) yield toFault('small control', element, `${size}, beside ${describeElement(near.element)}`)
  }
}
