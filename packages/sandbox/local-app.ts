import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { timeHeader, type Sandbox } from './sandbox.ts'

/** A valid body has a few kB. */
const maxBytes = 64 * 1024

const ownNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Rejects other hosts, because a web page could point its own host name here (DNS rebinding). */
export const createLocalApp = ({ fetch }: Pick<Sandbox, 'fetch'>): Hono => {
  const app = new Hono()
  app.use(async (c, next) => {
    const { hostname, port } = new URL(c.req.url)
    if (ownNames.has(hostname)) return next()
    return c.json({ error: `The sandbox answers on this machine alone. Send the request to http://localhost:${port}.` }, 403)
  })
  // Lets web pages call the sandbox, because its accounts are fictitious. Browsers ask the user before a public page may call this machine.
  app.use(async (c, next) => {
    await next()
    if (c.req.method === 'OPTIONS') c.res.headers.set('Access-Control-Allow-Private-Network', 'true')
  })
  app.use(cors({ origin: '*', exposeHeaders: [timeHeader], maxAge: 600 }))
  app.use(bodyLimit({ maxSize: maxBytes, onError: (c) => c.json({ error: 'The body must be 64 kB or less.' }, 413) }))
  app.all('*', async (c) => fetch(c.req.raw))
  return app
}
