import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Returns the link around an event's target, if it opens a page of this site in this tab. Files, such as a Markdown export, don't count. */
export function findLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest('a')
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined
  return /\.\w+$/.test(link.pathname) ? undefined : link
}

const isPlain = (event: MouseEvent) =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Returns true for a fragment of this page. The browser follows it, because the router can't open collapsed content or set `:target`. */
const isFragment = ({ pathname, search, hash }: HTMLAnchorElement) =>
  hash !== '' && pathname === location.pathname && search === location.search

/** Makes the router follow links to pages of this site. One listener serves all links, including those in HTML that React doesn't hydrate. */
export function useRouterLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = findLink(event)
      if (!link || !isPlain(event) || isFragment(link)) return
      event.preventDefault()
      // As in the browser, a link to the current URL adds no history entry.
      void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href })
    }
    addEventListener('click', follow)
    return () => removeEventListener('click', follow)
  }, [navigate])
}
