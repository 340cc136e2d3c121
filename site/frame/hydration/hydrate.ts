import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepClicks, keepInput } from './keep-input.ts'
import { firstHydration } from './useHydrated.ts'

/** Browsers that translate a page wrap its text in `font` elements. */
const isTranslated = () => document.querySelector('font') !== null

/**
 * Hydrates the page. React re-renders parts that a translation or an extension has changed. If the page fails, restores the server's HTML,
 * and `keepInput` copies the answers into it, so that the browser can submit the form without React.
 */
export function hydrate(root: Element, page: ReactNode, onFailure: (error: unknown) => void): void {
  keepInput(root)
  keepClicks()
  const served = root.cloneNode(true)
  const wasTranslated = isTranslated()
  firstHydration.runs = true
  // React reports errors of the first effects before the next task.
  addEventListener('hydrated', () => setTimeout(() => (firstHydration.runs = false)), { once: true })
  hydrateRoot(root, page, {
    onRecoverableError: (error) => {
      if (!wasTranslated && !isTranslated()) console.warn('Hydration:', error)
    },
    onUncaughtError: (error) => {
      if (!firstHydration.runs) return reportError(error)
      // A microtask runs after React has emptied the root and before the browser handles the next key.
      void Promise.resolve().then(() => {
        root.replaceChildren(...served.childNodes)
        onFailure(error)
      })
    },
  })
}
