import { toFault, type Fault } from './fault.ts'

const parts = [undefined, '::before', '::after']

/** Returns the transition, animation or smooth scrolling of an element. Animations on a scroll timeline don't count, because the reader drives them. */
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

/** Finds elements that would move, or are hidden until they move, under reduced motion. */
export function movements(): Fault[] {
  // Guards of a focus trap are always invisible.
  const elements = [...document.querySelectorAll('html, body, body *')].filter(
    (element) => element.checkVisibility() && !element.matches('[data-radix-focus-guard]'),
  )
  return elements.flatMap((element): Fault[] => {
    const waits = element instanceof HTMLElement && element.style.opacity === '0' ? 'it waits with an opacity of 0' : undefined
    const detail = waits ?? parts.map((part) => findMotion(element, part)).find(Boolean)
    return detail ? [toFault('motion under reduced motion', element, detail)] : []
  })
}
