import type { HeaderLink } from './types.ts'

/** What `aria-current` says of a link: the page, or the section of one. */
export function currentOf(link: HeaderLink, current: string | undefined): 'page' | 'location' | undefined {
  if (link.href !== current) return undefined
  return link.href.includes('#') ? 'location' : 'page'
}
