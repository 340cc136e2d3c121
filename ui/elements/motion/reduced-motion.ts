import { matchesMedia, watchMedia } from '../media.ts'

const reduced = '(prefers-reduced-motion: reduce)'

/** Returns true unless the reader asks for reduced motion. */
export const mayMove = (): boolean => !matchesMedia(reduced)

/** Starts a motion while it is allowed, and ends it when the reader asks for less. Returns the function that ends both. */
export function whileMotionIsAllowed(start: () => () => void): () => void {
  let stop: (() => void) | undefined
  const update = () => {
    stop?.()
    stop = mayMove() ? start() : undefined
  }
  update()
  const unwatch = watchMedia(reduced, update)
  return () => {
    unwatch()
    stop?.()
  }
}
