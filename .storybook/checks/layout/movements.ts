import { nameOf, type Fault } from './fault.ts'

const parts = [undefined, '::before', '::after']

/** Names what an element would move; a scroll timeline follows the reader's own scrolling. */
function motionOf(element: Element, part: string | undefined): string | undefined {
  const style = getComputedStyle(element, part)
  const lasts = (times: string) => times.split(', ').some((time) => Number.parseFloat(time) > 0)
  if (style.transitionProperty !== 'none' && lasts(style.transitionDuration)) return `a transition of ${style.transitionProperty}`
  const timeline = style.getPropertyValue('animation-timeline')
  if (style.animationName !== 'none' && lasts(style.animationDuration) && (timeline === '' || timeline === 'auto'))
    return `the animation ${style.animationName}`
  return undefined
}

/** Finds what would move or waits to move, although the reader asks for reduced motion. */
export function movements(): Fault[] {
  // Guards of a focus trap are invisible for good.
  const elements = [...document.body.querySelectorAll('*')].filter(
    (element) => element.checkVisibility() && !element.matches('[data-radix-focus-guard]'),
  )
  return elements.flatMap((element): Fault[] => {
    const waits = element instanceof HTMLElement && element.style.opacity === '0' ? 'it waits with an opacity of 0' : undefined
    const detail = waits ?? parts.map((part) => motionOf(element, part)).find(Boolean)
    return detail ? [{ kind: 'motion under reduced motion', element: nameOf(element), detail }] : []
  })
}
