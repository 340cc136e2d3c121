import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router-dom'
import { createStore, useStore } from '#ui/elements/store.ts'

/** True from the moment a page fails to load offline until the navigation ends. */
const isWaiting = createStore(false)

/** Keeps a navigation pending, so that the current page stays. */
export function waitForNetwork(): Promise<never> {
  isWaiting.set(true)
  return new Promise(() => {})
}

/** Returns whether the next page waits for the network. Loads it as a document when the browser is online again. */
export function useWaitingForNetwork(): boolean {
  const { location: target } = useNavigation()
  useEffect(() => {
    if (!target) {
      isWaiting.set(false)
      return
    }
    const open = () => location.assign(createPath(target))
    addEventListener('online', open)
    return () => removeEventListener('online', open)
  }, [target])
  return useStore(isWaiting) && target !== undefined
}
