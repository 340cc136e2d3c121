export type BodyKind = 'json' | 'form'

const kinds = new Map<string, BodyKind>([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
])

/** Kind of a body by its exact content type, with no character set but UTF-8. */
export const bodyKind = (headers: Headers): BodyKind | undefined => {
  const match = /^([\w/-]+)(?:\s*;\s*charset="?utf-8"?)?$/i.exec(headers.get('Content-Type')?.trim() ?? '')
  const plain = (headers.get('Content-Encoding') ?? 'identity').toLowerCase() === 'identity'
  return plain ? kinds.get(match?.[1]?.toLowerCase() ?? '') : undefined
}

/**
 * Tests that a POST comes from the site's own pages. Sec-Fetch-Site is not enough: a foreign name that points to this server (DNS
 * rebinding) is of the same origin too, so Origin must be the site's. Behind a proxy that adds `Referrer-Policy: no-referrer` a browser
 * sends `Origin: null`: then the host must be the site's. Hono's csrf() lets JSON of other origins through.
 */
export const isSameOrigin = ({ headers, url }: Pick<Request, 'headers' | 'url'>, allowedOrigins: readonly string[]): boolean => {
  const site = headers.get('Sec-Fetch-Site') ?? undefined
  const origin = headers.get('Origin') ?? undefined
  if (site === undefined && origin === undefined) return false
  if (site !== undefined && site !== 'same-origin') return false
  if (origin === 'null') return site !== undefined && allowedOrigins.some((allowed) => new URL(allowed).host === new URL(url).host)
  return origin === undefined || allowedOrigins.includes(origin)
}
