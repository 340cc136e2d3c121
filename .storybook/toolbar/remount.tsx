import { Fragment, useSyncExternalStore, type ReactNode } from 'react'

const listeners = new Set<() => void>()
let count = 0

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Renders every story of the page again, in its initial state. */
export async function remountStories(): Promise<void> {
  count++
  for (const listener of listeners) listener()
  await new Promise((drawn) => {
    requestAnimationFrame(() => requestAnimationFrame(drawn))
  })
}

/** Story that `remountStories` renders again. */
export const Remountable = ({ children }: { children: ReactNode }) => (
  <Fragment key={useSyncExternalStore(subscribe, () => count)}>{children}</Fragment>
)
