import { useState, useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Returns true in a component that React hydrated, as long as it is mounted. False on the server and in one that React rendered itself. */
export function useIsServed(): boolean {
  const [store] = useState(() => ({ isServed: false }))
  // React reads the snapshot of the server only while it hydrates. The snapshots stay equal, so it renders nothing again.
  return useSyncExternalStore(
    subscribe,
    () => store.isServed,
    () => (store.isServed = !import.meta.env.SSR),
  )
}
