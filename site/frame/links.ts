import type { createBrowserRouter } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>

/** Whether a link opens a page of this site in this tab; the browser loads files, such as a Markdown export. */
export const opensPage = (link: HTMLAnchorElement) =>
  link.origin === location.origin && !link.target && !link.hasAttribute('download') && !/\.\w+$/.test(link.pathname)

/** The link that an event is about, if it opens a page of this site in this tab. */
export function linkUnder({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest('a')
  return link && opensPage(link) ? link : undefined
}

const isPlain = (event: MouseEvent) =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Lets the router follow links that React has no part in: to a section of the same page, so that it restores their scroll positions and
 * the query stays; and to another page from a part that is not hydrated, which would be hydrated only to be left.
 * @param waits whether a part of the page is not hydrated yet.
 */
export function followLinks(router: Router, waits: () => boolean) {
  addEventListener('click', (event) => {
    const link = linkUnder(event)
    if (!link?.getAttribute('href')?.startsWith('#') || !isPlain(event)) return
    event.preventDefault()
    void router.navigate(location.search + link.hash)
  })
  addEventListener(
    'click',
    (event) => {
      const link = linkUnder(event)
      // A dialog closes itself at a click on one of its links.
      if (!link || !isPlain(event) || !waits() || link.pathname === location.pathname || link.closest('[role="dialog"]')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void router.navigate(link.pathname + link.search + link.hash)
    },
    { capture: true },
  )
}
