import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** Returns a value that only the browser knows, read on each render, or `onServer` on the server and during hydration. */
export const useBrowserValue = <Value>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(subscribeToNothing, read, () => onServer)
