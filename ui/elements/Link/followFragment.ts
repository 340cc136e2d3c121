import type { MouseEvent } from 'react'

/** Follows a link to a part of this page. On a page with a `<base>`, the browser would open the page that the base names. */
export function followFragment(event: MouseEvent<HTMLAnchorElement>): void {
  const link = event.currentTarget
  const own = new URL(link.hash, location.href).href
  const isOwn = link.getAttribute('href')!.startsWith('#') && link.href !== own
  if (!isOwn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  // `location.hash` would ignore a link to the current fragment, which must scroll and move the focus again.
  location.assign(own)
}
