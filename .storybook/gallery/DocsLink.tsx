import type { ReactNode } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

const pathOf = (id: string) => `?path=/docs/${id}--docs`

/** Opens a documentation page without loading Storybook again. */
export const openDocs = (id: string): void => addons.getChannel().emit(NAVIGATE_URL, pathOf(id))

/** Link to the documentation page of a component; a new tab works too. */
export function DocsLink({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  return (
    <a
      className={className}
      href={`./${pathOf(id)}`}
      target="_top"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || window.top === window) return
        event.preventDefault()
        openDocs(id)
      }}
    >
      {children}
    </a>
  )
}
