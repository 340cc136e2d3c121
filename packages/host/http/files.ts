import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fresh from 'fresh'
import { Hono, type Context } from 'hono'
import { accepts } from 'hono/accepts'
import { createMiddleware } from 'hono/factory'
import { getMimeType, mimes } from 'hono/utils/mime'
import parseRange from 'range-parser'
import { caching, documentTypes, getSharingHeaders } from './headers.ts'
import type { RenderedVariables } from './pages.ts'

interface Variant {
  bytes: Uint8Array<ArrayBuffer>
  etag: string
}

interface BuiltFile {
  headers: Readonly<Record<string, string>>
  lastModified: string
  /** Variants by content encoding. Every file has the variant `identity`. */
  variants: ReadonlyMap<string, Variant>
}

const encodings = new Map([
  ['br', '.br'],
  ['gzip', '.gz'],
])

const readVariant = (path: string): Variant => {
  const bytes = Uint8Array.from(readFileSync(path))
  return { bytes, etag: `"${hash('sha256', bytes, 'base64url').slice(0, 27)}"` }
}

const readBuiltFile = (root: string, name: string): BuiltFile => {
  const path = join(root, name)
  const extension = name.slice(name.lastIndexOf('.') + 1)
  const compressed = [...encodings].filter(([, suffix]) => existsSync(path + suffix))
  return {
    headers: {
      'Cache-Control': name.startsWith('assets/') ? caching.hashed : caching.other,
      ...(documentTypes[extension] ?? { 'Content-Type': getMimeType(name, mimes) ?? 'application/octet-stream' }),
      ...getSharingHeaders(name),
      ...(compressed.length > 0 && { Vary: 'Accept-Encoding' }),
    },
    lastModified: statSync(path).mtime.toUTCString(),
    variants: new Map([
      ['identity', readVariant(path)],
      ...compressed.map(([encoding, suffix]) => [encoding, readVariant(path + suffix)] as const),
    ]),
  }
}

/** Skips compressed variants, and files whose names begin with a dot or an underscore, such as `_headers`. */
const readBuiltFiles = (root: string): ReadonlyMap<string, BuiltFile> =>
  new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^[._]|\.(?:br|gz)$/.test(entry.name))
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name).slice(join(root, '/').length)
        return [`/${path}`, readBuiltFile(root, path)]
      }),
  )

const toFileName = (path: string): string => {
  if (path === '/') return '/index.html'
  // The 404 page itself has no path.
  if (path === '/404') return ''
  return /\.\w+$/.test(path) ? path : `${path}.html`
}

/** Reads the Range header (RFC 9110, 13.1.5 and 14.2). */
const readRange = (c: Context, { bytes, etag }: Variant, lastModified: string) => {
  const range = c.req.method === 'GET' ? c.req.header('Range') : undefined
  const condition = c.req.header('If-Range')
  if (!range || !/^bytes=/i.test(range) || (condition !== undefined && condition !== etag && condition !== lastModified)) return undefined
  const ranges = parseRange(bytes.length, range)
  // RFC 9110 allows the complete file for a malformed range or several ranges.
  return ranges === -2 || (ranges !== -1 && ranges.length > 1) ? undefined : ranges === -1 ? ('unsatisfiable' as const) : ranges[0]
}

const sendFile = (c: Context, { headers, lastModified, variants }: BuiltFile): Response => {
  const encoding = accepts(c, {
    header: 'Accept-Encoding',
    supports: [...variants.keys()],
    default: 'identity',
    match: (accepted) =>
      [...encodings.keys()].find(
        (name) =>
          variants.has(name) && (accepted.find(({ type }) => type.toLowerCase() === name) ?? accepted.find(({ type }) => type === '*'))?.q,
      ) ?? 'identity',
  })
  const variant = variants.get(encoding)!
  const validators = { ETag: variant.etag, 'Last-Modified': lastModified }
  // fresh() treats `no-cache` as a forced reload, but an origin server must still compare validators (RFC 9110).
  const { 'cache-control': _reload, ...conditions } = c.req.header()
  if (fresh(conditions, { etag: variant.etag, 'last-modified': lastModified })) {
    const { 'Content-Type': _type, 'Content-Disposition': _disposition, ...kept } = headers
    return c.body(null, 304, { ...kept, ...validators })
  }
  const { bytes } = variant
  const range = readRange(c, variant, lastModified)
  if (range === 'unsatisfiable') return c.body(null, 416, { 'Content-Range': `bytes */${bytes.length}` })
  const part = range ? bytes.subarray(range.start, range.end + 1) : bytes
  return c.body(part, range ? 206 : 200, {
    ...headers,
    ...validators,
    'Accept-Ranges': 'bytes',
    'Content-Length': `${part.length}`,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    ...(range && { 'Content-Range': `bytes ${range.start}-${range.end}/${bytes.length}` }),
  })
}

/** Returns whether `Accept` prefers Markdown to HTML. Browsers don't list Markdown. */
const prefersMarkdown = (c: Context): boolean =>
  accepts(c, {
    header: 'Accept',
    supports: ['text/html', 'text/markdown'],
    default: 'text/html',
    match: (accepted) => {
      const weigh = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)?.q ?? 0
      return weigh('text/markdown') > weigh('text/html') ? 'text/markdown' : 'text/html'
    },
  }) === 'text/markdown'

const addVaryAccept = ({ headers, ...file }: BuiltFile, more: Readonly<Record<string, string>> = {}): BuiltFile => ({
  ...file,
  headers: { ...headers, ...more, Vary: headers['Vary'] ? `${headers['Vary']}, Accept` : 'Accept' },
})

/** Redirects paths with `.html`, `/index` or a trailing slash. */
export const redirectToCanonical = createMiddleware(async (c, next) => {
  const { path } = c.req
  // A double slash at the start would redirect to another host.
  if (!/^(?:\/[\w.-]+)*\/?$/.test(path)) return next()
  const canonical = path.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/'
  return canonical === path ? next() : c.redirect(canonical + new URL(c.req.url).search, 308)
})

/** Number of compressed pages to keep. Each takes about 20 kB. */
const keptPages = 64

/**
 * Compresses the first pages that the server renders for unknown addresses, and keeps them. Anyone can make up addresses, and compressing a
 * page takes longer than serving a file, so all further pages are sent as they are.
 */
const compressOnce = () => {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  return createMiddleware<RenderedVariables>(async (c, next) => {
    await next()
    const page = c.get('rendered')
    if (page === undefined || c.req.method === 'HEAD') return
    c.header('Vary', 'Accept-Encoding')
    if (accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' }) !== 'gzip') return
    const bytes = kept.get(page) ?? (kept.size < keptPages ? Uint8Array.from(gzipSync(page)) : undefined)
    if (!bytes) return
    kept.set(page, bytes)
    c.res = new Response(bytes, c.res)
    c.res.headers.set('Content-Encoding', 'gzip')
  })
}

/** Serves pages at paths without `.html`, and as Markdown to clients that prefer it. */
export const serveFiles = (root: string): Hono => {
  const files = readBuiltFiles(root)
  const findFile = (c: Context): BuiltFile | undefined => {
    const file = files.get(toFileName(c.req.path))
    const markdown = files.get(`${c.req.path}.md`)
    if (!file || !markdown) return file
    return prefersMarkdown(c) ? addVaryAccept(markdown, { 'Content-Location': `${c.req.path}.md` }) : addVaryAccept(file)
  }
  return (
    new Hono()
      .get('*', redirectToCanonical)
      .all('*', async (c, next) => {
        const file = findFile(c)
        if (!file) return next()
        return c.req.method === 'GET' || c.req.method === 'HEAD' ? sendFile(c, file) : c.body(null, 405, { Allow: 'GET, HEAD' })
      })
      // Applies only to rendered pages, because the built files are served first.
      .get('*', compressOnce())
  )
}
