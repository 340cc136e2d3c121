import { scroll } from 'motion'

/** The drawing scrolls at 0.9 times the page's speed, as the specification requires. */
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
