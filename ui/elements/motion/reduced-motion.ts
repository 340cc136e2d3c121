import { matchesMedia, watchMedia } from '../media.ts'

const motionQuery = '(prefers-reduced-motion: no-preference)'

export const isMotionAllowed = (): boolean => matchesMedia(motionQuery)

/** Runs `start` whenever motion is allowed, and the function that it returns when it no longer is. Returns a function that stops this. */
export function runWhileMotionIsAllowed(start: () => () => void): () => void {
  let stop: (() => void) | undefined
  const update = () => {
    stop?.()
    stop = isMotionAllowed() ? start() : undefined
  }
  update()
  const unwatch = watchMedia(motionQuery, update)
  return () => {
    unwatch()
    stop?.()
  }
}
