import { matchesMedia, watchMedia } from '../media.ts'

const motionQuery = '(prefers-reduced-motion: no-preference)'

export const isMotionAllowed = (): boolean => matchesMedia(motionQuery)

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
