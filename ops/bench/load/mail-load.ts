import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import autocannon from 'autocannon'
import { complete } from '../../../packages/application/application.fixture.ts'
import { endpoint as path } from '../../../packages/application/endpoint.ts'

/** Size of a load. */
export interface LoadOptions {
  port: number
  connections: number
  /** In seconds. @default until `amount` requests are sent */
  duration?: number
  amount?: number
}

/** Figures of a load. */
export interface LoadFigures {
  perSecond: number
  /** In milliseconds. */
  p50: number
  p99: number
  /** Answers by status. */
  statuses: Readonly<Record<string, number>>
  /** Connections that failed or timed out. */
  errors: number
}

/** Sends applications, each with an id of its own. */
export const load = async ({ port, connections, duration, amount }: LoadOptions): Promise<LoadFigures> => {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    timeout: 30,
    ...(amount === undefined ? { duration: duration ?? 10 } : { amount }),
    requests: [
      {
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        setupRequest: (request) => ({ ...request, body: JSON.stringify({ ...complete, applicationId: randomUUID() }) }),
      },
    ],
  })
  const statuses = Object.fromEntries(Object.entries(result.statusCodeStats ?? {}).map(([status, { count = 0 }]) => [status, count]))
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99, statuses, errors: result.errors }
}

/** Opens sockets that send a byte each half second, or none; resolves to the seconds until the server has closed them all. */
export const slowSockets = async (port: number, count: number): Promise<number> => {
  const starts = [
    'GET / HTTP/1.1\r\nHost: localhost\r\nX: ',
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{`,
    '',
  ]
  const began = performance.now()
  await Promise.all(
    Array.from(
      { length: count },
      (_, n) =>
        new Promise<void>((done) => {
          const start = starts[n % starts.length] ?? ''
          const socket = connect(port, '127.0.0.1', () => start && socket.write(start))
          const drip = setInterval(() => start && socket.writable && socket.write('x'), 500)
          socket.on('error', () => {})
          socket.resume()
          socket.once('close', () => {
            clearInterval(drip)
            done()
          })
        }),
    ),
  )
  return (performance.now() - began) / 1000
}

/** Most mails sent within any `stretch` milliseconds. */
export const busiest = (sends: readonly number[], stretch: number): number => {
  let most = 0
  let first = 0
  for (const [at, time] of sends.entries()) {
    while (time - (sends[first] ?? time) >= stretch) first++
    most = Math.max(most, at - first + 1)
  }
  return most
}
