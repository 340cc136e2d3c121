import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fresh from 'fresh'
import { Hono, type Context } from 'hono'
import { accepts } from 'hono/accepts'
import { compress } from 'hono/compress'
import { createMiddleware } from 'hono/factory'
import { getMimeType, mimes } from 'hono/utils/mime'
import parseRange from 'range-parser'
import { caching, documentTypes, sharing } from './headers.ts'

/** The bytes of a file in one encoding. */
interface Copy {
  bytes: Uint8Array<ArrayBuffer>
  etag: string
}

/** A file of the built site, read once. */
interface BuiltFile {
  headers: Readonly<Record<string, string>>
  lastModified: string
  /** By content encoding; `identity` is always there. */
  copies: ReadonlyMap<string, Copy>
}

const encodings = new Map([
  ['br', '.br'],
  ['gzip', '.gz'],
])

const copyOf = (path: string): Copy => {
  const bytes = Uint8Array.from(readFileSync(path))
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` }
}

const readBuiltFile = (root: string, name: string): BuiltFile => {
  const path = join(root, name)
  const extension = name.slice(name.lastIndexOf('.') + 1)
  const compressed = [...encodings].filter(([, suffix]) => existsSync(path + suffix))
  return {
    headers: {
      'Cache-Control': name.startsWith('assets/') ? caching.hashed : caching.other,
      ...(documentTypes[extension] ?? { 'Content-Type': getMimeType(name, mimes) ?? 'application/octet-stream' }),
      ...sharing(name),
      ...(compressed.length > 0 ? { Vary: 'Accept-Encoding' } : {}),
    },
    lastModified: statSync(path).mtime.toUTCString(),
    copies: new Map([['identity', copyOf(path)], ...compressed.map(([encoding, suffix]) => [encoding, copyOf(path + suffix)] as const)]),
  }
}

/** Reads the served files by path. Hidden files, compressed copies and `_headers` have no path. */
const readBuiltFiles = (root: string): ReadonlyMap<string, BuiltFile> =>
  new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^[._]|\.(?:br|gz)$/.test(entry.name))
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name).slice(join(root, '/').length)
        return [`/${path}`, readBuiltFile(root, path)]
      }),
  )

/** Address of a page without `.html` and final slash. A second slash at the start would lead to another host. */
const canonicalPath = (path: string): string | undefined => {
  if (!/^(?:\/[\w.-]+)*\/?$/.test(path)) return undefined
  const clean = path.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/'
  return clean === path ? undefined : clean
}

const fileOf = (path: string): string => {
  if (path === '/') return '/index.html'
  // The page for unknown addresses has no address.
  if (path === '/404') return ''
  return /\.\w+$/.test(path) ? path : `${path}.html`
}

/** Range of a GET in bytes, where If-Range names these bytes (RFC 9110, 13.1.5 and 14.2). */
const rangeOf = (c: Context, { bytes, etag }: Copy, lastModified: string) => {
  const range = c.req.method === 'GET' ? c.req.header('Range') : undefined
  const condition = c.req.header('If-Range')
  if (!range || !/^bytes=/i.test(range) || (condition !== undefined && condition !== etag && condition !== lastModified)) return undefined
  const ranges = parseRange(bytes.length, range)
  // RFC 9110 allows the whole file for a malformed range, or several at once.
  return ranges === -2 || (ranges !== -1 && ranges.length > 1) ? undefined : ranges === -1 ? ('unsatisfiable' as const) : ranges[0]
}

const answer = (c: Context, { headers, lastModified, copies }: BuiltFile): Response => {
  const encoding = accepts(c, {
    header: 'Accept-Encoding',
    supports: [...copies.keys()],
    default: 'identity',
    match: (accepted) =>
      [...encodings.keys()].find(
        (name) =>
          copies.has(name) && (accepted.find(({ type }) => type.toLowerCase() === name) ?? accepted.find(({ type }) => type === '*'))?.q,
      ) ?? 'identity',
  })
  const copy = copies.get(encoding)!
  const validators = { ETag: copy.etag, 'Last-Modified': lastModified }
  // fresh() takes no-cache for a reload; by RFC 9110 the origin still compares the validators.
  const { 'cache-control': _reload, ...conditions } = c.req.header()
  if (fresh(conditions, { etag: copy.etag, 'last-modified': lastModified })) {
    const { 'Content-Type': _type, 'Content-Disposition': _disposition, ...kept } = headers
    return c.body(null, 304, { ...kept, ...validators })
  }
  const { bytes } = copy
  const range = rangeOf(c, copy, lastModified)
  if (range === 'unsatisfiable') return c.body(null, 416, { 'Content-Range': `bytes */${bytes.length}` })
  const part = range ? bytes.subarray(range.start, range.end + 1) : bytes
  return c.body(part, range ? 206 : 200, {
    ...headers,
    ...validators,
    'Accept-Ranges': 'bytes',
    'Content-Length': `${part.length}`,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    ...(range ? { 'Content-Range': `bytes ${range.start}-${range.end}/${bytes.length}` } : {}),
  })
}

/** Says whether a client asks for Markdown before HTML; browsers do not name it. */
const prefersMarkdown = (c: Context): boolean =>
  accepts(c, {
    header: 'Accept',
    supports: ['text/html', 'text/markdown'],
    default: 'text/html',
    match: (accepted) => {
      const share = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)?.q ?? 0
      return share('text/markdown') > share('text/html') ? 'text/markdown' : 'text/html'
    },
  }) === 'text/markdown'

const varying = ({ headers, ...file }: BuiltFile, more: Readonly<Record<string, string>> = {}): BuiltFile => ({
  ...file,
  headers: { ...headers, ...more, Vary: headers['Vary'] ? `${headers['Vary']}, Accept` : 'Accept' },
})

const serveFiles = (built: ReadonlyMap<string, BuiltFile>): Hono => {
  const app = new Hono()
  /** File of an address: a page that has its Markdown beside it is sent in the form that the client asks for. */
  const chosen = (c: Context): BuiltFile | undefined => {
    const file = built.get(fileOf(c.req.path))
    const address = `${c.req.path}.md`
    const twin = built.get(address)
    if (!file || !twin) return file
    return prefersMarkdown(c) ? varying(twin, { 'Content-Location': address }) : varying(file)
  }
  app.all('*', async (c, next) => {
    const file = chosen(c)
    if (!file) return next()
    return c.req.method === 'GET' || c.req.method === 'HEAD' ? answer(c, file) : c.body(null, 405, { Allow: 'GET, HEAD' })
  })
  return app
}

/** Redirects every other spelling of a page's address. */
export const canonicalAddresses = createMiddleware(async (c, next) => {
  const canonical = canonicalPath(c.req.path)
  return canonical === undefined ? next() : c.redirect(canonical + new URL(c.req.url).search, 308)
})

/** Serves the built files: pages by clean URLs and revalidated, hashed assets immutable. */
export const files = (root: string): Hono =>
  new Hono()
    .get('*', canonicalAddresses)
    // First the files of the build, whose compressed copies are in memory once; then compression of rendered pages.
    .route('/', serveFiles(readBuiltFiles(root)))
    .get('*', compress())
