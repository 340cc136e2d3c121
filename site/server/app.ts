import { Hono } from 'hono'
import { html } from 'hono/html'
import { errorBody } from './answers.ts'
import { applications, type ApplicationsOptions } from './applications.ts'
import { bodyKind } from './guard.ts'
import { securityHeaders, type HeaderOptions } from './headers.ts'

/** Where applications go. */
const applicationsPath = '/api/cloud-host-applications'

/** What the site's server works with. */
export type AppOptions = ApplicationsOptions & Pick<HeaderOptions, 'scriptHashes' | 'styleHashes'>

/** Stands without the pages, since they may be what failed. */
const failurePage = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Unexpected Application Error</title></head>
<body><main><h1>Unexpected Application Error</h1><p>500 Internal Server Error</p><p><a href="/">Return to Home</a></p></main></body></html>`

/** Makes the site's server without its files; it runs wherever Hono runs. */
export const createApp = ({ scriptHashes = [], styleHashes = [], ...options }: AppOptions): Hono => {
  const { siteOrigin, pages, log } = options
  const headers = Object.entries(securityHeaders({ siteOrigin, scriptHashes, styleHashes }))
  // The search runs in a worker with a policy of its own, so no page needs to allow WebAssembly.
  const searchHeaders = Object.entries(securityHeaders({ siteOrigin, scriptHashes, styleHashes, wasm: true }))
  const app = new Hono()

  app.use(async (c, next) => {
    await next()
    for (const [name, value] of c.req.path.startsWith('/pagefind/') ? searchHeaders : headers) c.header(name, value)
  })
  app.get('/healthz', async (c) => {
    const health = await options.accept.health?.() ?? { ok: true }
    c.header('Cache-Control', 'no-store')
    return c.json(health, health.ok ? 200 : 503)
  })
  app.route(applicationsPath, applications(options))

  app.notFound(async (c) => {
    log({ event: 'not_found', status: 404, path: c.req.path })
    return c.req.path.startsWith('/api/') ? c.json(errorBody('not_found'), 404) : c.html(await pages.notFound(c.req.path), 404)
  })
  app.onError((error, c) => {
    log({ event: 'error', status: 500, path: c.req.path, error: error.name })
    c.header('Cache-Control', 'no-store')
    const wantsJson = c.req.path.startsWith('/api/') && bodyKind(c.req.raw.headers) !== 'form'
    return wantsJson ? c.json(errorBody('internal'), 500) : c.html(failurePage, 500)
  })
  return app
}
