import type { HeaderLink } from './types.ts'

export function getCurrent(link: HeaderLink, current: string | undefined): 'page' | 'location' | undefined {
  if (link.href !== current) return undefined
  return link.href.includes('#') ? 'location' : 'page'
}
