import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepInput } from './keep-input.ts'

/** A browser that translates the page puts texts into `font` elements, which the site never writes. */
const isTranslated = () => document.querySelector('font') !== null

/** Takes over the HTML of the server. React renders again what a translation or an extension changed before. */
export function hydrate(root: Element, page: ReactNode): void {
  keepInput(root)
  const wasTranslated = isTranslated()
  hydrateRoot(root, page, {
    onRecoverableError: (error) => {
      if (!wasTranslated && !isTranslated()) console.warn('Hydration:', error)
    },
  })
}
