import { describeElement, toFault, type Fault } from './fault.ts'
import { unite, getHeight, getVisiblePart, getWidth, type Box, type Reading } from './reading.ts'

/** Minimum size in px by WCAG 2.2, 2.5.8 Target Size (Minimum). */
const least = 24

const controls =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=menuitem], [role=option]'

const px = (value: string) => Number.parseFloat(value)

/** Measures the target of an element, including its pseudo-elements. */
function measureTarget(element: Element, { getBox, getStyle }: Reading): Box {
  const box = { ...getBox(element) }
  if (getStyle(element).position === 'static') return box
  for (const pseudo of ['::before', '::after']) {
    const style = getComputedStyle(element, pseudo)
    if (style.content === 'none' || style.position !== 'absolute' || style.pointerEvents === 'none') continue
    const [left, top, right, bottom] = [px(style.left), px(style.top), px(style.right), px(style.bottom)]
    if ([left, top, right, bottom].some(Number.isNaN)) continue
    box.left += Math.min(0, left)
    box.top += Math.min(0, top)
    box.right -= Math.min(0, right)
    box.bottom -= Math.min(0, bottom)
  }
  return box
}

/** Returns whether a link is inside a sentence, which WCAG exempts. */
function isInSentence(element: Element, { getStyle }: Reading): boolean {
  if (getStyle(element).display !== 'inline') return false
  let block = element.parentElement
  while (block && getStyle(block).display === 'inline') block = block.parentElement
  const walker = document.createTreeWalker(block!, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (textContent?.trim() && !parentElement!.closest('a, button')) return true
  }
  return false
}

const isSmall = (box: Box) => getWidth(box) < least - 0.5 || getHeight(box) < least - 0.5
const distance = (x: number, y: number, { left, top, right, bottom }: Box) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))

/** Finds controls under 24 × 24 px that are too close to another control. */
export function smallControls(reading: Reading): Fault[] {
  const modal = document.querySelector('[aria-modal="true"]')
  const targets = reading.elements.flatMap((element) => {
    // Nothing behind a modal dialog can be pressed.
    if (modal && !element.closest('[aria-modal="true"]')) return []
    if (!element.matches(controls) || element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert]')) return []
    if (!getVisiblePart(reading.getBox(element), reading.getClips(element))) return []
    let box = measureTarget(element, reading)
    // A click on its label counts.
    if ('labels' in element) for (const label of (element as HTMLInputElement).labels ?? []) box = unite(box, reading.getBox(label))
    return [{ element, box }]
  })
  const centers = targets.map(({ box }) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }))
  return targets.flatMap(({ element, box }, at): Fault[] => {
    if (!isSmall(box) || isInSentence(element, reading)) return []
    const { x, y } = centers[at]!
    const near = targets.find(({ element: other, box: otherBox }, index) => {
      if (index === at || other.contains(element) || element.contains(other)) return false
      if (distance(x, y, otherBox) < least / 2 - 0.5) return true
      return isSmall(otherBox) && Math.hypot(x - centers[index]!.x, y - centers[index]!.y) < least - 0.5
    })
    return near
      ? [
          toFault(
            'small control',
            element,
            `${Math.round(getWidth(box))} × ${Math.round(getHeight(box))} px, beside ${describeElement(near.element)}`,
          ),
        ]
      : []
  })
}
