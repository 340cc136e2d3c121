import { useSyncExternalStore } from 'react'

export interface Store<Value> {
  initial: Value
  get: () => Value
  set: (value: Value) => void
  /** Makes the next `get` read the value again. */
  reset: () => void
  subscribe: (listener: () => void) => () => void
}

export function createStore<Value>(initial: Value, read: () => Value = () => initial): Store<Value> {
  const listeners = new Set<() => void>()
  let held: { value: Value } | undefined
  return {
    initial,
    get: () => (held ??= { value: read() }).value,
    set(value) {
      held = { value }
      for (const listener of listeners) listener()
    },
    reset() {
      held = undefined
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const useStore = <Value>({ subscribe, get, initial }: Store<Value>): Value => useSyncExternalStore(subscribe, get, () => initial)
