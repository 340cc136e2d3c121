import type { MouseEvent } from 'react'

/** Follows a link to a part of this page. On a page with a `<base>`, the browser would open the page that the base names. */
export function followFragment(event: MouseEvent<HTMLAnchorElement>): void {
  const { hash, href } = event.currentTarget
  const isOwn = event.currentTarget.getAttribute('href')!.startsWith('#') && href !== new URL(hash, location.href).href
  if (!isOwn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  location.hash = hash
}
