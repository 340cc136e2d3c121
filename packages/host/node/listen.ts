import { createServer, IncomingMessage, STATUS_CODES, type ServerResponse } from 'node:http'
import { Server as NetServer, type AddressInfo, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { securityHeaders } from '../http/headers.ts'
import { CommandError } from '../configuration/command.ts'

/** Limits for slow clients and large heads, in milliseconds and bytes. */
const serverOptions = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 500,
  keepAliveTimeout: 5_000,
  // Cookies of other sites on the domain come with every request.
  maxHeaderSize: 16 * 1024,
  requireHostHeader: false,
}

/**
 * Connections at the same time. A proxy needs one for each request under way, a browser six. An unfinished request costs 60 kB, an answer
 * that nobody reads up to its length: with so many of both the process stays far below the unit's MemoryMax.
 */
const mostConnections = 1_000

/** Request that aborts without an error. Node makes one with its stack for each waiting request of a connection: 3 MB for two thousand. */
class ClientRequest extends IncomingMessage {
  ignored = false

  override destroy(error?: Error): this {
    return this.ignored ? this : super.destroy(error)
  }
}

export interface Listening {
  port: number
  /**
   * Takes no new connections and answers requests of the open ones with `Connection: close`. Cuts idle connections after the idle time,
   * since a request may be on its way, and all others after the grace time. Both in milliseconds.
   */
  close: (grace: number, idle?: number) => Promise<void>
}

/** A Hono app, or another Fetch handler. */
export interface Answering {
  fetch: (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>
}

export interface ListenOptions {
  port: number
  /** The address of an interface. @default all interfaces, IPv6 where the machine has it */
  hostname: string | undefined
  /** Names the server in the message about a taken port. */
  purpose: string
  /** Descriptor of a listening socket, in place of port and hostname. */
  fd?: number | undefined
  /** Time without reading after which a client is cut, in milliseconds. @default 20 s */
  writeTimeout?: number
  /** Headers of Node's own answers, before the app sees a request. @default those of a site without TLS */
  headers?: Readonly<Record<string, string>>
}

const explain = (error: NodeJS.ErrnoException, { port, hostname, purpose }: ListenOptions): Error => {
  switch (error.code) {
    case 'EADDRINUSE':
      return new CommandError(`Port ${port} (${purpose}) is in use. Set PORT to another one, for example PORT=4200.`)
    case 'EACCES':
      return new CommandError(`Port ${port} (${purpose}) is not open to this user. Set PORT to one from 1024 on, for example PORT=4200.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CommandError(`HOST should be an address of this machine, for example HOST=127.0.0.1. ${hostname} is none.`)
    default:
      return error
  }
}

const statusOf = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])

/** What a visitor can do about a head that is too large. */
const tooManyCookies = 'Your browser sends too many cookies for this site. Delete the cookies of this domain, then reload the page.\n'

/** Counts the Host headers of a request, of which Node keeps the first. */
const countHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length

/** Answers a request that Node's parser refuses, with the site's headers, and closes the connection. */
const refuse = (error: NodeJS.ErrnoException, socket: Socket, headers: Readonly<Record<string, string>>) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const status = statusOf.get(error.code ?? '') ?? 400
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

/**
 * Serves an app on a port.
 * @throws CommandError when the port is taken or not allowed, or the address is not this machine's.
 */
export const listen = async (app: Answering, options: ListenOptions): Promise<Listening> => {
  const { headers = securityHeaders({ siteOrigin: '' }), writeTimeout = 20_000 } = options
  const own = { ...headers, 'Cache-Control': 'no-store', 'Content-Length': '0' }
  const answer = getRequestListener(app.fetch, {
    errorHandler: () => new Response(null, { status: 400, headers: own }),
    hostname: 'localhost',
  })
  const answering = new WeakSet<Socket>()
  let closing = false

  const server = createServer({ ...serverOptions, IncomingMessage: ClientRequest }, (request, response) => {
    const { socket } = request
    // Browsers and proxies send one request at a time. A client that pipelines must reconnect (RFC 9112, 9.3.2): Node
    // would parse all requests of a packet at once, however many answers wait.
    if (answering.has(socket)) {
      request.ignored = true
      return void socket.destroy()
    }
    answering.add(socket)
    response.once('close', () => answering.delete(socket))
    if (closing) response.shouldKeepAlive = false
    const hosts = countHosts(request)
    // HTTP/1.0, which the checks of load balancers use, has no Host.
    if (hosts > 1 || (hosts === 0 && request.httpVersion !== '1.0')) return void response.writeHead(400, own).end()
    return void answer(request, response)
  })
  server.maxConnections = mostConnections
  // Closes idle connections for new ones.
  server.on('drop', () => server.closeIdleConnections())
  server.setTimeout(writeTimeout)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- An HTTP server over TCP gives a net.Socket.
  server.on('clientError', (error, socket) => void refuse(error, socket as Socket, headers))
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(417, { ...own, Connection: 'close' }).end(),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, options)))
    const { fd, port, hostname } = options
    server.listen(fd === undefined ? { port, ...(hostname === undefined ? {} : { host: hostname }) } : { fd }, resolve)
  })
  let accepted = 0
  server.on('connection', () => {
    accepted++
  })
  /** Accepts waiting connections, which closing would reset. Node accepts one in each turn of its event loop. */
  const acceptWaiting = async () => {
    for (let turn = 0; turn < mostConnections; turn++) {
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
      const cuts = [setTimeout(() => server.closeAllConnections(), grace), setTimeout(() => server.closeIdleConnections(), idle)]
      // http.Server's own close() would cut idle connections at once.
      await new Promise<void>((resolve) => {
        NetServer.prototype.close.call(server, () => resolve())
      })
      cuts.forEach(clearTimeout)
    },
  }
}
