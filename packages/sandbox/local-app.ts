import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { timeHeader, type Sandbox } from './sandbox.ts'

/** Longest body in bytes; a request of the contract has a few kB. */
const mostBytes = 64 * 1024

const ownNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Serves programs of this machine alone: a page of the web may point a name of its own here (DNS rebinding). */
export const localApp = ({ fetch }: Pick<Sandbox, 'fetch'>): Hono => {
  const app = new Hono()
  app.use(async (c, next) => {
    const { hostname, port } = new URL(c.req.url)
    if (ownNames.has(hostname)) return next()
    return c.json({ error: `The sandbox answers on this machine alone: send the request to http://localhost:${port}` }, 403)
  })
  // Pages may try it: its accounts are made up. A request from a public page to this machine asks for leave first.
  app.use(async (c, next) => {
    await next()
    if (c.req.method === 'OPTIONS') c.res.headers.set('Access-Control-Allow-Private-Network', 'true')
  })
  app.use(cors({ origin: '*', exposeHeaders: [timeHeader], maxAge: 600 }))
  app.use(bodyLimit({ maxSize: mostBytes, onError: (c) => c.json({ error: 'The body must be 64 kB or less' }, 413) }))
  app.all('*', async (c) => fetch(c.req.raw))
  return app
}
