import { scroll } from 'motion'

/** The drawing scrolls at 0.9 of the page's speed, which the specification states. */
const drag = 0.1

export function addParallax(element: HTMLElement): () => void {
  const stop = scroll(() => {
    if (scrollY < innerHeight * 1.5) element.style.transform = `translateY(${(scrollY * drag).toFixed(1)}px)`
  })
  return () => {
    stop()
    element.style.transform = ''
  }
}
