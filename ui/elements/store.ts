import { useSyncExternalStore } from 'react'

export interface Store<Value> {
  initial: Value
  get: () => Value
  set: (value: Value) => void
  subscribe: (listener: () => void) => () => void
}

/** Value of each store, by its listeners. */
let values = new WeakMap<object, unknown>()

/** Makes the next `get` of each store read its value again. Storybook calls it before each story. */
export function resetStores(): void {
  values = new WeakMap()
}

export function createStore<Value>(initial: Value, read: () => Value = () => initial): Store<Value> {
  const listeners = new Set<() => void>()
  return {
    initial,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only this store sets the value of its listeners.
    get: () => (values.has(listeners) ? values : values.set(listeners, read())).get(listeners) as Value,
    set(value) {
      values.set(listeners, value)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useStore = <Value>({ subscribe, get, initial }: Store<Value>): Value => useSyncExternalStore(subscribe, get, () => initial)
