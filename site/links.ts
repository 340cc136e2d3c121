import { prefetch } from './navigation.ts'

/**
 * The link under an event, where it leads to another page of this site. One to a place on the same page stays the browser's own: it
 * scrolls, moves the focus and keeps the history.
 */
function linkUnder({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest('a')
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined
  return link.pathname === location.pathname && link.href.includes('#') ? undefined : link
}

/**
 * Follows every link of the page inside the app, and brings its page as soon as the visitor seems to want it. One listener for all: a
 * page of the documentation has a hundred links, and each would cost its own part of the hydration.
 * @returns what ends it.
 */
export function followLinks(navigate: (to: string) => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const wanted = (event: Event) => {
    const link = linkUnder(event)
    if (link) prefetch(link.href)
  }
  // In front of everything that a first click may begin: on a slow line the page should already be on its way then.
  for (const type of ['pointerover', 'touchstart', 'focusin', 'click']) addEventListener(type, wanted, { signal, passive: true, capture: true })
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = linkUnder(event)
    if (!link) return
    event.preventDefault()
    navigate(link.pathname + link.search + link.hash)
  }, { signal })
  return () => ended.abort()
}
