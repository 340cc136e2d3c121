/** Placeholder for the address of the page. No link can lead to this host, because `.invalid` is reserved. */
const here = 'https://here.invalid'

/** Reads an address as the browser does, ignoring surrounding spaces and the case of the scheme. */
function parse(href: string): URL | undefined {
  try {
    return new URL(href, here)
  } catch {
    return undefined
  }
}

/** Returns true for an http or https URL that names a host, such as `https://a.example/b` or `//a.example/b`. That host may be the app's own. */
export function isExternal(href: string): boolean {
  const url = parse(href)
  return url !== undefined && /^https?:$/.test(url.protocol) && url.origin !== here
}

/** Returns true for an address that the app's router can open. */
export const isInternal = (href: string): boolean => parse(href)?.origin === here
