import { Link, useLocation } from 'wouter'
import type { InternalLinkProps } from '../ui/elements/Link/LinkProvider.tsx'
import { prefetch } from './navigation.ts'

/** A link inside the site. One to a place on the same page stays the browser's own: it scrolls, moves the focus and keeps the history. */
export function RouterLink({ href, children, ...props }: InternalLinkProps) {
  const [path] = useLocation()
  const [target = ''] = href.split(/[?#]/)
  if (href.includes('#') && (target === '' || target === path)) return <a href={href} {...props}>{children}</a>
  const wanted = () => prefetch(href)
  return <Link href={href} onPointerEnter={wanted} onTouchStart={wanted} onFocus={wanted} {...props}>{children}</Link>
}
