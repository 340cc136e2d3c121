import { Hono } from 'hono'
import { html } from 'hono/html'
import { endpoint } from '@workspace/application/endpoint.ts'
import { brand } from '@workspace/tokens/brand.ts'
import { toErrorBody } from './answers.ts'
import { createApplicationsRoute, type ApplicationsOptions } from './applications.ts'
import { caching, getSecurityHeaders } from './headers.ts'
import { createOperationsRoutes, type OperationsOptions } from './operations.ts'
import type { LoadedPages, RenderedVariables } from './pages.ts'
import { readBodyKind } from './request-checks.ts'
import { securityTextPath, writeSecurityText } from './security-text.ts'

/** Matches the references that `identify` creates. */
const referencePattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

export type AppOptions = ApplicationsOptions & OperationsOptions & { pages: LoadedPages }

/** Writes the page without the site's renderer, because the renderer may have failed. */
const writeErrorPage = ({ title, status, advice, home }: LoadedPages['errorWords']) =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${status}</p><p>${advice} <a href="mailto:${brand.email}">${brand.email}</a>.</p><p><a href="${home.href}">${home.label}</a></p></main></body></html>`

/** Site without its static files, for Node and Cloudflare. */
export const createApp = (options: AppOptions): Hono<RenderedVariables> => {
  const { siteOrigin, pages, log } = options
  const headers = Object.entries(getSecurityHeaders({ siteOrigin, ...pages }))
  const app = new Hono<RenderedVariables>()

  app.use(async (c, next) => {
    await next()
    // c.header() would copy an existing response with its body on each call.
    const { status, headers: sent } = c.res
    // Without Cache-Control, caches may store a 404 or 405 (RFC 9110, 15.1).
    if (status >= 400 && !sent.has('Cache-Control')) sent.set('Cache-Control', 'no-store')
    // Keeps the `Cross-Origin-Resource-Policy` of a file that every origin may load.
    for (const [name, value] of headers) if (!sent.has(name)) sent.set(name, value)
  })
  app.route('/', createOperationsRoutes(options))
  app.route(endpoint, createApplicationsRoute(options))

  app.get(securityTextPath, (c) => c.text(writeSecurityText(siteOrigin), 200, { 'Cache-Control': caching.other }))

  // Doesn't look up the reference, so that the page does not reveal which references exist.
  app.get(`${pages.receivedPath}/:reference{${referencePattern}}`, async (c) => {
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
    return c.html(await pages.received(c.req.param('reference'), c.req.query('delayed') !== undefined))
  })

  app.notFound(async (c) => {
    log({ event: 'not_found', status: 404, path: c.req.path })
    if (c.req.path.startsWith('/api/')) return c.json(toErrorBody({ code: 'not_found' }), 404)
    const page = await pages.notFound(c.req.path)
    c.set('rendered', page)
    return c.html(page, 404)
  })
  app.onError((error, c) => {
    log({ event: 'error', status: 500, path: c.req.path, error: error.name })
    const wantsJson = c.req.path.startsWith('/api/') && readBodyKind(c.req.raw.headers) !== 'form'
    return wantsJson ? c.json(toErrorBody({ code: 'internal' }), 500) : c.html(writeErrorPage(pages.errorWords), 500)
  })
  return app
}
