export type BodyKind = 'json' | 'form'

const kinds = new Map<string, BodyKind>([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
])

/** Reads the kind of a body from its exact content type; only UTF-8 may be named as its character set. */
export const bodyKind = (headers: Headers): BodyKind | undefined => {
  const match = /^([\w/-]+)(?:\s*;\s*charset="?utf-8"?)?$/i.exec(headers.get('Content-Type')?.trim() ?? '')
  const plain = (headers.get('Content-Encoding') ?? 'identity').toLowerCase() === 'identity'
  return plain ? kinds.get(match?.[1]?.toLowerCase() ?? '') : undefined
}

/**
 * Tests that a POST comes from the site's own pages. A browser says so in Sec-Fetch-Site; but a page whose name somebody has pointed at
 * this server is of the same origin too, so the Origin, which programs must send, must be the site's. (Hono's own csrf() lets JSON of
 * other origins through.)
 */
export const isSameOrigin = (headers: Headers, allowedOrigins: readonly string[]): boolean => {
  const site = headers.get('Sec-Fetch-Site') ?? undefined
  const origin = headers.get('Origin') ?? undefined
  if (site === undefined && origin === undefined) return false
  return (site === undefined || site === 'same-origin') && (origin === undefined || allowedOrigins.includes(origin))
}
