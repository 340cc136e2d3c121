import { toFault, type Fault } from './fault.ts'

const parts = [undefined, '::before', '::after']

/** Ignores animations on a scroll timeline, because the reader drives them. */
function findMotion(element: Element, part: string | undefined): string | undefined {
  const style = getComputedStyle(element, part)
  const lasts = (times: string) => times.split(', ').some((time) => Number.parseFloat(time) > 0)
  if (style.transitionProperty !== 'none' && lasts(style.transitionDuration)) return `a transition of ${style.transitionProperty}`
  if (!part && style.scrollBehavior === 'smooth') return 'smooth scrolling'
  const timeline = style.getPropertyValue('animation-timeline')
  if (style.animationName !== 'none' && lasts(style.animationDuration) && (timeline === '' || timeline === 'auto'))
    return `the animation ${style.animationName}`
  return undefined
}

/** Finds elements that move, or that are hidden until they move. */
export function* findMovements(): Iterable<Fault> {
  // Leaves out the guards of Radix's focus trap, whose opacity is always 0.
  for (const element of document.querySelectorAll('html, body, body :not([data-radix-focus-guard])')) {
    if (!element.checkVisibility()) continue
    const waits =
      element instanceof HTMLElement && element.style.opacity === '0' ? 'it has an opacity of 0 until it is revealed' : undefined
    const detail = waits ?? parts.map((part) => findMotion(element, part)).find(Boolean)
    if (detail) yield toFault('motion under reduced motion', element, detail)
  }
}
