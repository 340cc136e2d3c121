import { useEffect, type RefObject } from 'react'
import { whileMotionIsAllowed } from './reduced-motion.ts'

/**
 * Starts a motion on its element; returns the function that ends it and restores the element.
 * @param from scroll position from which the reader begins to move, in px.
 */
export type Motion = (element: HTMLElement, from: number) => () => void

/** A wheel is heard before the window scrolls. No press: it may open another page. */
const signs = ['wheel', 'touchmove', 'scroll']
let hasMoved = false

/** Calls back in the event by which the reader first scrolls, or at once when that was before. Returns the function that ends the wait. */
function onFirstMove(start: (from: number) => void): () => void {
  if (hasMoved || scrollY > 0) {
    start(scrollY)
    return () => {}
  }
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, begin)
  }
  function begin() {
    hasMoved = true
    stop()
    start(0)
  }
  for (const sign of signs) addEventListener(sign, begin, { passive: true })
  return stop
}

/**
 * Ties an element's motion to the reader's scrolling; never under reduced motion.
 * @param load brings the motion when the reader first moves; give it a name outside the component. Without it nothing moves.
 */
export function useMotion(element: RefObject<HTMLElement | null>, load: (() => Promise<Motion>) | undefined): void {
  useEffect(() => {
    const target = element.current
    if (!target || !load) return
    return whileMotionIsAllowed(() => {
      let gone = false
      let stop: (() => void) | undefined
      const endWait = onFirstMove((from) => {
        load()
          .then((motion) => {
            if (!gone) stop = motion(target, from)
          })
          // The page is complete without its motion, for example after a lost connection.
          .catch((error: unknown) => console.warn('This part does not move:', error))
      })
      return () => {
        gone = true
        endWait()
        stop?.()
      }
    })
  }, [element, load])
}
