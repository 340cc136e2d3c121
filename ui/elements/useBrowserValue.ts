import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** A value that only the browser knows, read at each render; `onServer` stands in the static HTML and while React hydrates it. */
export const useBrowserValue = <Value>(read: () => Value, onServer: Value): Value => useSyncExternalStore(never, read, () => onServer)
