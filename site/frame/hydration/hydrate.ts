import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepInput } from './keep-input.ts'

/** Browsers that translate a page wrap texts in `font` elements. */
const isTranslated = () => document.querySelector('font') !== null

/** Hydrates the page. React renders the parts again that a translation or an extension has changed. */
export function hydrate(root: Element, page: ReactNode): void {
  keepInput(root)
  const wasTranslated = isTranslated()
  hydrateRoot(root, page, {
    onRecoverableError: (error) => {
      if (!wasTranslated && !isTranslated()) console.warn('Hydration:', error)
    },
  })
}
