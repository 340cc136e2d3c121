import { useSyncExternalStore } from 'react'

/** A value outside of React that several components follow. */
export interface Store<Value> {
  /** The value on the server and while React hydrates. */
  initial: Value
  get: () => Value
  set: (value: Value) => void
  /** Drops the value, so that it is read again. */
  reset: () => void
  /** Calls back after each `set`; returns the function that ends it. */
  subscribe: (listener: () => void) => () => void
}

/**
 * Makes a store.
 * @param read gives the first value in the browser, for example from its storage; called when the value is first asked for. @default initial
 */
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

/** The value of a store; the component renders again when it changes. */
export const useStore = <Value>({ subscribe, get, initial }: Store<Value>): Value => useSyncExternalStore(subscribe, get, () => initial)
