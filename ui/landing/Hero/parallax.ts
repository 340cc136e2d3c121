import { scroll } from 'motion'

/** The figure travels at 0.9 of the page's speed: the owner's figure. */
const drag = 0.1

/** Lets an element drift behind the page while it can be seen; returns what ends it. */
export function drift(element: HTMLElement): () => void {
  const stop = scroll(() => {
    if (scrollY < innerHeight * 1.5) element.style.transform = `translateY(${(scrollY * drag).toFixed(1)}px)`
  })
  return () => {
    stop()
    element.style.transform = ''
  }
}
