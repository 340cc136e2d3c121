import { useEffect, type RefObject } from 'react'
import { runWhileMotionIsAllowed } from './reduced-motion.ts'

/** `from` is the initial scroll position in px. The returned function restores the element. */
export type Motion = (element: HTMLElement, from: number) => () => void

const scrollEvents = ['wheel', 'touchmove', 'scroll']
let hasScrolled = false

function onFirstScroll(start: (from: number) => void): () => void {
  if (hasScrolled || scrollY > 0) {
    start(scrollY)
    return () => {}
  }
  const stop = () => {
    for (const name of scrollEvents) removeEventListener(name, begin)
  }
  function begin() {
    hasScrolled = true
    stop()
    start(0)
  }
  for (const name of scrollEvents) addEventListener(name, begin, { passive: true })
  return stop
}

/** Starts a motion when the reader first scrolls, except under reduced motion. `load` must be referentially stable. */
export function useMotion(element: RefObject<HTMLElement | null>, load: (() => Promise<Motion>) | undefined): void {
  useEffect(() => {
    const target = element.current
    if (!target || !load) return
    return runWhileMotionIsAllowed(() => {
      let gone = false
      let stop: (() => void) | undefined
      const endWait = onFirstScroll((from) => {
        load()
          .then((motion) => {
            if (!gone) stop = motion(target, from)
          })
          // The page works without its motion.
          .catch((error: unknown) => console.warn('An animation did not load:', error))
      })
      return () => {
        gone = true
        endWait()
        stop?.()
      }
    })
  }, [element, load])
}
