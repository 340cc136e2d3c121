import type { createBrowserRouter } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>

/** Whether a link opens a page of this site in this tab; the browser loads files, such as a Markdown export. */
const opensPage = (link: HTMLAnchorElement) =>
  link.origin === location.origin && !link.target && !link.hasAttribute('download') && !/\.\w+$/.test(link.pathname)

/** The link that an event is about, if it opens a page of this site in this tab. */
export function linkUnder({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest('a')
  return link && opensPage(link) ? link : undefined
}

const isPlain = (event: MouseEvent) =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Lets the router follow links to a section of the page, so that it restores their scroll positions and the query stays. */
export function followLinks(router: Router): void {
  addEventListener('click', (event) => {
    const link = linkUnder(event)
    if (!link?.getAttribute('href')?.startsWith('#') || !isPlain(event)) return
    event.preventDefault()
    void router.navigate(location.search + link.hash)
  })
}
