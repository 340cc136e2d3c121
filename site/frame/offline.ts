import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router-dom'
import { createStore, useStore } from '#ui/elements/store.ts'

/** True from the moment at which a page could not be loaded offline to the end of its navigation. */
const isWaiting = createStore(false)

/** Keeps a navigation pending, so that the page that is read stays. */
export function waitForNetwork(): Promise<never> {
  isWaiting.set(true)
  return new Promise(() => {})
}

/** Says whether the next page waits for the network, and opens it as a document when the browser is online again. */
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
