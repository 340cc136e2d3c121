import { useEffect, type RefObject } from 'react'
import { whileMotionIsAllowed } from './reduced-motion.ts'

/** Starts a motion on its element; returns the function that ends it and restores the element. */
export type Motion = (element: HTMLElement) => () => void

/** Without press events: a press may open another page, whose files would compete with those of the motion. */
const signs = ['scroll', 'wheel', 'touchmove']
let moved: Promise<void> | undefined

/** Resolves at the visitor's first scroll: no motion is needed before, so none is loaded. */
const firstMove = () =>
  (moved ??= new Promise((done) => {
    if (scrollY > 0) done()
    for (const sign of signs) addEventListener(sign, () => done(), { once: true, passive: true })
  }))

/**
 * Ties an element's motion to the reader's scrolling; never under reduced motion.
 * @param load brings the motion when the reader first moves; give it a name outside the component. Without it nothing moves.
 */
export function useMotion(element: RefObject<HTMLElement | null>, load: (() => Promise<Motion>) | undefined): void {
  useEffect(() => {
    const target = element.current
    if (!target || !load) return
    return whileMotionIsAllowed(() => {
      let stop: (() => void) | undefined
      let gone = false
      void firstMove()
        .then(async () => {
          if (gone) return
          const motion = await load()
          if (!gone) stop = motion(target)
        })
        // The page is complete without its motion, for example after a lost connection.
        .catch((error: unknown) => console.warn('This part does not move:', error))
      return () => {
        gone = true
        stop?.()
      }
    })
  }, [element, load])
}
