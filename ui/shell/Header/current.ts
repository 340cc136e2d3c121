import type { HeaderLink } from './types.ts'

/** Value of `aria-current` for a link: the page, or a section of it. */
export function getCurrent(link: HeaderLink, current: string | undefined): 'page' | 'location' | undefined {
  if (link.href !== current) return undefined
  return link.href.includes('#') ? 'location' : 'page'
}
