export type BodyKind = 'json' | 'form'

const kinds = new Map<string, BodyKind>([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
])

/** Returns `undefined` for another content type, a charset other than UTF-8, or a compressed body. */
export const readBodyKind = (headers: Headers): BodyKind | undefined => {
  const match = /^([\w/-]+)(?:\s*;\s*charset="?utf-8"?)?$/i.exec(headers.get('Content-Type')?.trim() ?? '')
  const isPlain = (headers.get('Content-Encoding') ?? 'identity').toLowerCase() === 'identity'
  return isPlain ? kinds.get(match?.[1]?.toLowerCase() ?? '') : undefined
}

/**
 * Sec-Fetch-Site is not enough, because with DNS rebinding a foreign host name is also same-origin. So an Origin header must name the site
 * if the request has one. If a proxy adds `Referrer-Policy: no-referrer`, browsers send `Origin: null`, and the host must be that of the
 * site instead. Hono's csrf() allows JSON from other origins.
 */
export const isSameOrigin = ({ headers, url }: Pick<Request, 'headers' | 'url'>, allowedOrigins: readonly string[]): boolean => {
  const site = headers.get('Sec-Fetch-Site') ?? undefined
  const origin = headers.get('Origin') ?? undefined
  if (site === undefined && origin === undefined) return false
  if (site !== undefined && site !== 'same-origin') return false
  if (origin === 'null') return site !== undefined && allowedOrigins.some((allowed) => new URL(allowed).host === new URL(url).host)
  return origin === undefined || allowedOrigins.includes(origin)
}
