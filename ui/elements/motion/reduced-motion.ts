import { matchesMedia, watchMedia } from '../media.ts'

const allowed = '(prefers-reduced-motion: no-preference)'

/** Returns true unless the reader asks for reduced motion; false where the environment cannot say. */
export const mayMove = (): boolean => matchesMedia(allowed)

/** Starts a motion while it is allowed, and ends it when the reader asks for less. Returns the function that ends both. */
export function whileMotionIsAllowed(start: () => () => void): () => void {
  let stop: (() => void) | undefined
  const update = () => {
    stop?.()
    stop = mayMove() ? start() : undefined
  }
  update()
  const unwatch = watchMedia(allowed, update)
  return () => {
    unwatch()
    stop?.()
  }
}
