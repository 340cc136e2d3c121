import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

export const useBrowserValue = <Value>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(subscribeToNothing, read, () => onServer)
