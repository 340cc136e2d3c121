import { Hono } from 'hono'
import { html } from 'hono/html'
import { endpoint, receivedPath } from '@workspace/application/endpoint.ts'
import { brand } from '@workspace/tokens/brand.ts'
import { errorBody } from './answers.ts'
import { applications, type ApplicationsOptions } from './applications.ts'
import { bodyKind } from './request-checks.ts'
import { securityHeaders, type HeaderOptions } from './headers.ts'
import { operationsRoutes, type OperationsOptions } from './operations.ts'
import type { Words } from './pages.ts'

/** A reference number, as `identify` makes it. */
const referenceShape = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

export type AppOptions = ApplicationsOptions & OperationsOptions & Pick<HeaderOptions, 'scriptHashes' | 'styleHashes'>

/** Error page that renders no page of the site, since one of them may have failed. */
const failurePage = ({
  title,
  status,
  advice,
  home,
}: Words['error']) => html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${status}</p><p>${advice} <a href="mailto:${brand.email}">${brand.email}</a>.</p><p><a href="${home.href}">${home.label}</a></p></main></body></html>`

/** Makes the site's server without its files, for Node and Cloudflare. */
export const createApp = ({ scriptHashes = [], styleHashes = [], ...options }: AppOptions): Hono => {
  const { siteOrigin, pages, log } = options
  const { failures, error: failed } = pages.words
  const headers = Object.entries(securityHeaders({ siteOrigin, scriptHashes, styleHashes }))
  const app = new Hono()

  app.use(async (c, next) => {
    await next()
    // Not c.header(): each call of it after the answer copies the answer with its body.
    const { status, headers: sent } = c.res
    // Caches may keep a 404 or 405 without Cache-Control (RFC 9110, 15.1).
    if (status >= 400 && !sent.has('Cache-Control')) sent.set('Cache-Control', 'no-store')
    // A file that every origin may load has a policy of its own.
    for (const [name, value] of headers) if (!sent.has(name)) sent.set(name, value)
  })
  app.route('/', operationsRoutes(options))
  app.route(endpoint, applications(options))

  // The same page for every well-formed reference: it looks nothing up, so it does not tell which ones exist.
  app.get(`${receivedPath}/:reference{${referenceShape}}`, async (c) => {
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
    return c.html(await pages.received(c.req.param('reference'), c.req.query('delayed') !== undefined))
  })

  app.notFound(async (c) => {
    log({ event: 'not_found', status: 404, path: c.req.path })
    return c.req.path.startsWith('/api/')
      ? c.json(errorBody(failures, { code: 'not_found' }), 404)
      : c.html(await pages.notFound(c.req.path), 404)
  })
  app.onError((error, c) => {
    log({ event: 'error', status: 500, path: c.req.path, error: error.name })
    const wantsJson = c.req.path.startsWith('/api/') && bodyKind(c.req.raw.headers) !== 'form'
    return wantsJson ? c.json(errorBody(failures, { code: 'internal' }), 500) : c.html(failurePage(failed), 500)
  })
  return app
}
