import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** Calls `read` on each render, but returns `onServer` on the server and during hydration. */
export const useBrowserValue = <Value>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(subscribeToNothing, read, () => onServer)
