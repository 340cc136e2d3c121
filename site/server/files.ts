import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { caching } from './headers.ts'

/** One address for each page: no `.html`, no slash at the end. A second slash at the start would lead to another host. */
const canonicalPath = (path: string): string | undefined => {
  if (!/^(?:\/[\w.-]+)*\/?$/.test(path)) return undefined
  const clean = path.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/'
  return clean === path ? undefined : clean
}

const fileOf = (path: string): string => {
  if (path === '/') return '/index.html'
  // The page for unknown addresses is an answer, not a page of its own.
  if (path === '/404') return '/404/none'
  return /\.\w+$/.test(path) ? path : `${path}.html`
}

const fromDisk = (root: string) => [compress(), etag(), serveStatic({
  root,
  precompressed: true,
  rewriteRequestPath: fileOf,
  onFound: (path, c) => {
    c.header('Cache-Control', path.includes('/assets/') ? caching.hashed : caching.other)
  },
})] as const

/** Serves the built files: pages by clean addresses and asked anew each time, hashed assets once for ever. */
export const files = (root: string): Hono => {
  const app = new Hono()
  app.get('*', async (c, next) => {
    const canonical = canonicalPath(c.req.path)
    return canonical === undefined ? next() : c.redirect(canonical + new URL(c.req.url).search, 308)
  })
  app.get('*', ...fromDisk(root))
  return app
}

/** Serves the hashed assets alone, for pages that stand beside the site. */
export const assets = (root: string): Hono => new Hono().get('/assets/*', ...fromDisk(root))
