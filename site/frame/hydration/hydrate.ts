import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createIntent } from '#ui/elements/hydration/intent.ts'
import { onFirstUse } from './first-use.ts'
import { keepInput } from './keep-input.ts'
import { after, type State, type Step } from './states.ts'
import { watchTranslation } from './translation.ts'

/** Takes over the HTML of the server; README.md draws the states. */
export function createHydration(root: Element) {
  const intent = createIntent()
  let state: State = 'loading'
  const send = (step: Step) => {
    state = after(state, step)
    // Parts of a translated page are hydrated at once: a press on an element that React replaces would be lost.
    if (state !== 'loading' && state !== 'waiting') intent.end()
  }
  const look = watchTranslation(root, () => send('translated'))
  return {
    /** Ends when no part of the page waits any longer. */
    intent,
    /** The visitor used the page. */
    use: () => send('used'),
    /** Hydrates the page, whose files are loaded; draws it anew where it was translated before. */
    render(page: ReactNode) {
      send('ready')
      keepInput(root)
      onFirstUse(() => send('used'))
      if (state === 'redrawn') {
        createRoot(root).render(page)
        return
      }
      hydrateRoot(root, page, {
        onRecoverableError: (error) => {
          look()
          // Not an error of the page: an extension may have changed it. React has rendered that part again.
          if (state !== 'translated') console.warn('Hydration:', error)
        },
      })
    },
  }
}
