import { createServer, IncomingMessage, STATUS_CODES, type ServerResponse } from 'node:http'
import { Server as NetServer, type AddressInfo, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { getSecurityHeaders } from '../http/headers.ts'
import { CommandError } from '../configuration/command.ts'

/**
 * How long idle connections stay open, in milliseconds. A proxy that keeps them open for longer may send an application over a connection
 * that the server has just closed.
 */
export const keepAliveTimeout = 5_000

/** Times are in milliseconds, sizes in bytes. */
const serverOptions = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 500,
  keepAliveTimeout,
  // Leaves room for cookies of other sites on the domain.
  maxHeaderSize: 16 * 1024,
  requireHostHeader: false,
}

/**
 * A proxy needs one connection for each request in progress, and a browser needs six. An unfinished request takes 60 kB of memory, and an
 * unread response takes at most its own size, so the process stays far below the MemoryMax of the systemd unit.
 */
const maxConnections = 1_000

/**
 * Request that can be aborted without an error. Node would create an error with a stack trace for each pending request of a connection,
 * which takes 3 MB for 2,000 requests.
 */
class ClientRequest extends IncomingMessage {
  ignored = false

  override destroy(error?: Error): this {
    return this.ignored ? this : super.destroy(error)
  }
}

export interface Listening {
  port: number
  /**
   * Stops accepting connections and answers requests on open ones with `Connection: close`. Closes idle connections after
   * `idle` milliseconds, so that requests in transit still arrive, and all other connections after `grace` milliseconds.
   */
  close: (grace: number, idle?: number) => Promise<void>
}

export interface Fetcher {
  fetch: (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>
}

export interface ListenOptions {
  port: number
  /** @default all interfaces */
  hostname: string | undefined
  /** Names the server in error messages about its port. */
  purpose: string
  /** Listening socket that replaces port and hostname. */
  fd?: number | undefined
  /** Time after which a client that reads nothing is disconnected, in milliseconds. @default 20 s */
  writeTimeout?: number
  /** Headers of responses that are sent before the app sees the request. @default the headers of a site without TLS */
  headers?: Readonly<Record<string, string>>
}

const explain = (error: NodeJS.ErrnoException, { port, hostname, purpose }: ListenOptions): Error => {
  switch (error.code) {
    case 'EADDRINUSE':
      return new CommandError(`Port ${port} (${purpose}) is in use. Set PORT to another port, for example PORT=4200.`)
    case 'EACCES':
      return new CommandError(`Port ${port} (${purpose}) is not allowed for this user. Set PORT to 1024 or higher, for example PORT=4200.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CommandError(`HOST should be an address of this machine, for example HOST=127.0.0.1, but it is ${hostname}.`)
    default:
      return error
  }
}

const statusByCode = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])

const tooManyCookies = 'Your browser sends too many cookies for this site. Delete the cookies of this domain, then reload the page.\n'

/** Uses the raw headers, because Node keeps only the first Host header. */
const countHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length

/** Answers a request that Node can't parse. */
const refuse = (error: NodeJS.ErrnoException, socket: Socket, headers: Readonly<Record<string, string>>) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const status = statusByCode.get(error.code ?? '') ?? 400
  const body = status === 431 ? tooManyCookies : ''
  const own = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': String(body.length),
    Connection: 'close',
  }
  const lines = Object.entries({ ...headers, ...own })
  return socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
    () => socket.destroy(),
  )
}

/** @throws CommandError if the port or the address can't be used. */
export const listen = async (app: Fetcher, options: ListenOptions): Promise<Listening> => {
  const { headers = getSecurityHeaders({ siteOrigin: '' }), writeTimeout = 20_000 } = options
  const own = { ...headers, 'Cache-Control': 'no-store', 'Content-Length': '0' }
  const answer = getRequestListener(app.fetch, {
    errorHandler: () => new Response(null, { status: 400, headers: own }),
    hostname: 'localhost',
  })
  const answering = new WeakSet<Socket>()
  let closing = false

  const server = createServer({ ...serverOptions, IncomingMessage: ClientRequest }, (request, response) => {
    const { socket } = request
    // Browsers and proxies don't pipeline. Other clients must reconnect (RFC 9112, 9.3.2), because Node would parse all requests of a packet
    // at once, however many responses are pending.
    if (answering.has(socket)) {
      request.ignored = true
      return void socket.destroy()
    }
    answering.add(socket)
    response.once('close', () => answering.delete(socket))
    if (closing) response.shouldKeepAlive = false
    const hosts = countHosts(request)
    // Load balancers send HTTP/1.0 health checks without a Host header.
    if (hosts > 1 || (hosts === 0 && request.httpVersion !== '1.0')) return void response.writeHead(400, own).end()
    return void answer(request, response)
  })
  server.maxConnections = maxConnections
  // Closes idle connections to make room for new ones.
  server.on('drop', () => server.closeIdleConnections())
  server.setTimeout(writeTimeout)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The socket of an HTTP server over TCP is a net.Socket.
  server.on('clientError', (error, socket) => void refuse(error, socket as Socket, headers))
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(417, { ...own, Connection: 'close' }).end(),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, options)))
    const { fd, port, hostname } = options
    server.listen(fd === undefined ? { port, ...(hostname !== undefined && { host: hostname }) } : { fd }, resolve)
  })
  let accepted = 0
  server.on('connection', () => {
    accepted++
  })
  /** Accepts pending connections, because closing the server would reset them. Each turn of the event loop accepts one connection. */
  const acceptWaiting = async () => {
    for (let turn = 0; turn < maxConnections; turn++) {
      const before = accepted
      await nextTurn()
      await nextTurn()
      if (accepted === before) return
    }
  }
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A server on a TCP port has an address object.
    port: (server.address() as AddressInfo).port,
    close: async (grace, idle = 0) => {
      closing = true
      await acceptWaiting()
      const timers = [setTimeout(() => server.closeAllConnections(), grace), setTimeout(() => server.closeIdleConnections(), idle)]
      // close() of http.Server would close idle connections immediately.
      await new Promise<void>((resolve) => {
        NetServer.prototype.close.call(server, () => resolve())
      })
      timers.forEach(clearTimeout)
    },
  }
}
