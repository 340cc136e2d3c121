import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { StartError } from './start-error.ts'

/** Slow or greedy sockets are closed. In milliseconds and bytes. */
const serverOptions = { headersTimeout: 5_000, requestTimeout: 10_000, connectionsCheckingInterval: 500, maxHeaderSize: 8 * 1024 }

/** A server that listens. */
export interface Listening {
  port: number
  /** Takes no more connections, lets requests under way finish, and cuts what is left after the grace time in milliseconds. */
  close: (grace: number) => Promise<void>
}

/** What answers the requests: a Hono app. */
export interface Answering {
  fetch: (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>
}

/** Where to listen. */
export interface ListenOptions {
  port: number
  hostname: string
  /** What the port belongs to, for the message when it is taken. */
  purpose: string
}

const explain = (error: NodeJS.ErrnoException, { port, purpose }: ListenOptions): Error => {
  if (error.code === 'EADDRINUSE') return new StartError(`Port ${port} (${purpose}) is in use. Set PORT to another one, for example PORT=4200.`)
  if (error.code === 'EACCES') return new StartError(`Port ${port} (${purpose}) is not open to this user. Set PORT to one from 1024 on, for example PORT=4200.`)
  return error
}

/**
 * Serves an app on a port.
 * @throws StartError when the port is taken or not allowed.
 */
export const listen = async (app: Answering, options: ListenOptions): Promise<Listening> => {
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, options)))
    server.listen(options.port, options.hostname, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: async (grace) => {
      const cut = setTimeout(() => server.closeAllConnections(), grace)
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
      })
      clearTimeout(cut)
    },
  }
}
