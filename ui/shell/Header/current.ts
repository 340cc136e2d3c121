import type { HeaderLink } from './types.ts'

/** Returns the value of `aria-current` for a link. */
export function getCurrent(link: HeaderLink, current: string | undefined): 'page' | 'location' | undefined {
  if (link.href !== current) return undefined
  return link.href.includes('#') ? 'location' : 'page'
}
