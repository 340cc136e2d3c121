import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router-dom'
import { createStore, useStore } from '#ui/elements/store.ts'
import { isHydrated } from './hydration/useHydrated.ts'
import { errors } from './words/errors.ts'

/** Thrown if a file of a page can't be loaded: the network failed, or a newer build has replaced the file. */
export class PageLoadError extends Error {
  constructor(options?: ErrorOptions) {
    super(errors.files, options)
  }
}

/** True from the moment a page fails to load offline until the navigation ends. */
const isWaiting = createStore(false)

/** Offline, keeps the navigation pending, so that the current page stays. Throws `PageLoadError` if the file is missing. */
export const loadPage =
  <Module>(file: () => Promise<Module>) =>
  () =>
    file().catch((cause: unknown) => {
      // Before hydration, the static page stays even if this throws.
      if (!isHydrated() || navigator.onLine) throw new PageLoadError({ cause })
      isWaiting.set(true)
      return new Promise<never>(() => {})
    })

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
