import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, request as requestPlain, type IncomingMessage } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { describe, expect, it, onTestFinished } from 'vitest'
import { complete } from '../../packages/application/application.fixture.ts'
import { endpoint } from '../../packages/application/endpoint.ts'
import { keepAliveTimeout } from '../../packages/host/node/listen.ts'
import { findFreePort } from '../../testing/free-port.ts'
import { createDeployment, host, isInstalled, noteMissing } from './deploy.fixture.ts'

const { folder, run, startSite } = createDeployment()

/** Posts an application through a proxy, from a loopback address that represents a visitor. */
const apply = (port: number, localAddress: string, headers: Record<string, string> = {}, change: { companyName?: string } = {}) =>
  new Promise<{ status: number | undefined; policy: unknown }>((resolve, reject) => {
    const body = JSON.stringify({ ...complete, companyName: crypto.randomUUID(), ...change })
    request(
      {
        host: '127.0.0.1',
        port,
        localAddress,
        servername: host,
        rejectUnauthorized: false,
        agent: false,
        method: 'POST',
        path: endpoint,
        headers: {
          Host: host,
          Origin: `https://${host}`,
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (answer) =>
        answer.resume().once('end', () => resolve({ status: answer.statusCode, policy: answer.headers['content-security-policy'] })),
    )
      .once('error', reject)
      .end(body)
  })

/** Starts a proxy and waits until it accepts connections. */
const startProxy = async (port: number, program: string, ...args: string[]) => {
  run({
    command: [program, ...args],
    env: { PATH: `${process.env.PATH}:/usr/sbin`, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await expect.poll(() => isListening(port)).toBe(true)
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connectTls({ host: '127.0.0.1', port, servername: host, rejectUnauthorized: false }, () => {
      socket.end()
      resolve(true)
    }).once('error', () => resolve(false))
  })

/** Reads a snippet from the repository and replaces its ports and certificates with those of this machine. */
const readSnippet = (file: string, changes: Record<string, string>) => {
  const text = readFileSync(join('ops/deploy', file), 'utf8')
  return Object.entries(changes).reduce((changed, [from, to]) => {
    expect(changed).toContain(from)
    return changed.replaceAll(from, to)
  }, text)
}

const createCertificate = () => {
  const [key, cert] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '1',
      '-subj',
      `/CN=${host}`,
      '-addext',
      `subjectAltName=DNS:${host}`,
      '-keyout',
      key,
      '-out',
      cert,
    ],
    { stdio: 'ignore' },
  )
  return { key, cert }
}

const siteSettings = {
  SITE_ORIGIN: `https://${host}`,
  TRUSTED_PROXIES: '1',
  APPLICATION_RATE_LIMIT: '1',
  APPLICATION_DELIVERY: 'direct',
  RESEND_API_KEY: 're_test',
}

const startSiteBehindProxy = async () => {
  const port = await findFreePort()
  await startSite({ env: { ...siteSettings, PORT: `${port}`, RESEND_BASE_URL: await startMailService() } })
  return port
}

/** Starts a mail service that accepts every email. */
const startMailService = async () => {
  const server = createServer((incoming, answer) => {
    incoming.resume().once('end', () => answer.setHeader('Content-Type', 'application/json').end('{"id":"1"}'))
  })
    .listen(0, '127.0.0.1')
    .unref()
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Expects a limit of one application for each visitor, even with a forged header. */
const expectVisitorsCounted = async (port: number) => {
  expect(await apply(port, '127.0.0.2')).toEqual({ status: 200, policy: expect.stringContaining("frame-ancestors 'none'") })
  expect((await apply(port, '127.0.0.2')).status).toBe(429)
  expect((await apply(port, '127.0.0.2', { 'X-Forwarded-For': '198.51.100.1', Forwarded: 'for=198.51.100.2' })).status).toBe(429)
  expect((await apply(port, '127.0.0.3')).status).toBe(200)
}

const startNginx = async (upstream: number) => {
  const [secure, plain] = [await findFreePort(), await findFreePort()]
  const { key, cert } = createCertificate()
  const config = join(folder, 'nginx.conf')
  const included = readSnippet('nginx.conf', {
    '127.0.0.1:4173': `127.0.0.1:${upstream}`,
    'listen 80': `listen 127.0.0.1:${plain}`,
    'listen [::]:80;': '',
    'listen [::]:80 default_server;': '',
    'listen 443 ssl': `listen 127.0.0.1:${secure} ssl`,
    'listen [::]:443 ssl http2;': '',
    'listen [::]:443 ssl http2 default_server;': '',
    '/etc/ssl/onenode/fullchain.pem': cert,
    '/etc/ssl/onenode/privkey.pem': key,
  })
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit; events {}\nhttp { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}\n${included}\n}`,
  )
  await startProxy(secure, 'nginx', '-c', config, '-e', 'stderr')
  return { secure, plain }
}

const startCaddy = async (upstream: number) => {
  const secure = await findFreePort()
  const { key, cert } = createCertificate()
  const config = join(folder, 'Caddyfile')
  writeFileSync(
    config,
    `{\n\tadmin off\n\tauto_https disable_redirects\n\thttp_port ${await findFreePort()}\n}\n${readSnippet('Caddyfile', {
      '127.0.0.1:4173': `127.0.0.1:${upstream}`,
      [`${host} {`]: `https://${host}:${secure} {\n\tbind 127.0.0.1\n\ttls ${cert} ${key}`,
    })}`,
  )
  await startProxy(secure, 'caddy', 'run', '--adapter', 'caddyfile', '--config', config)
  return { secure }
}

describe('behind a proxy', () => {
  it.skipIf(!isInstalled('nginx'))(
    `nginx forwards applications, limits each visitor separately, and rejects other host names${noteMissing('nginx', 'nginx-light')}`,
    async () => {
      const { secure, plain } = await startNginx(await startSiteBehindProxy())
      await expectVisitorsCounted(secure)
      const answer = async (url: string, name: string, servername = name) => {
        const answered = await new Promise<IncomingMessage>((resolve, reject) => {
          const options = { headers: { Host: name }, servername, rejectUnauthorized: false, agent: false as const }
          ;(url.startsWith('https') ? request : requestPlain)(url, options, resolve).once('error', reject).end()
        })
        answered.resume()
        return answered.headers.location ?? answered.statusCode
      }
      expect(await answer(`https://127.0.0.1:${secure}/healthz/live`, host)).toBe(200)
      expect(await answer(`http://127.0.0.1:${plain}/x`, host)).toBe(`https://${host}/x`)
      // A request for another host gets no response, whether the TLS handshake names that host or ours.
      await expect(answer(`https://127.0.0.1:${secure}/`, 'evil.example')).rejects.toThrow('unrecognized name')
      await expect(answer(`https://127.0.0.1:${secure}/`, 'evil.example', host)).rejects.toThrow('socket hang up')
      await expect(answer(`http://127.0.0.1:${plain}/`, 'evil.example')).rejects.toThrow('socket hang up')
    },
    60_000,
  )

  it.skipIf(!isInstalled('caddy'))(
    `Caddy forwards applications and limits each visitor separately${noteMissing('caddy', 'caddy')}`,
    async () => {
      const { secure } = await startCaddy(await startSiteBehindProxy())
      await expectVisitorsCounted(secure)
    },
    60_000,
  )
})

/** Requests a page over HTTP/2, as browsers do. Resolves to the status. */
const askWithCookies = (port: number, cookies: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const session = connectHttp2(`https://127.0.0.1:${port}`, { servername: host, rejectUnauthorized: false }).once('error', reject)
    const stream = session.request({ ':path': '/', ':authority': host, cookie: cookies }).once('error', reject)
    stream.once('response', (headers) => resolve(headers[':status']))
    stream.resume().once('close', () => session.close())
  })

/** Number of connections that the kernel has accepted for a port, including those that no process has taken yet. */
const countConnections = (port: number) => {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const established = '01'
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, address, , state]) => address?.endsWith(local) && state === established).length
}

/** Opens a socket as systemd does, and passes it to the server once `go` is called. */
const openSocket = async () => {
  const socket = createServer().listen(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address() as AddressInfo
  // Node has no public API for a server's file descriptor.
  const { fd } = Reflect.get(socket, '_handle') as { fd: number }
  const child = run({
    command: ['/bin/sh', '-c', 'read -r go; LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" dist/server/start.js', process.execPath],
    env: { ...siteSettings, RESEND_BASE_URL: await startMailService() },
    stdio: ['pipe', 'ignore', 'inherit', fd],
  })
  // From now on, only the child has the socket open.
  socket.close()
  return { port, go: () => child.stdin!.write('go\n') }
}

/** Starts a server that closes idle connections, as the site does. A request that a proxy sends on such a connection afterward is lost. */
const startClosingServer = async () => {
  const idle: Promise<unknown>[] = []
  const server = createServer((request, answer) => {
    const { socket } = request
    request.resume().once('end', () => answer.end('{}'))
    answer.once('finish', () => {
      const timeout = delay(keepAliveTimeout).then(() => socket.on('data', () => socket.resetAndDestroy()))
      idle.push(Promise.race([timeout, once(socket, 'close')]))
    })
  })
  // The code above decides when a connection is closed.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  onTestFinished(() => server.closeAllConnections())
  return { port: (server.address() as AddressInfo).port, waitUntilIdle: async () => Promise.all(idle) }
}

describe.each([
  { name: 'nginx', program: 'nginx', debian: 'nginx-light', startProxy: startNginx },
  { name: 'Caddy', program: 'caddy', debian: 'caddy', startProxy: startCaddy },
])('behind $name', ({ program, debian, startProxy: start }) => {
  const test = it.skipIf(!isInstalled(program))
  const note = noteMissing(program, debian)

  test(`a browser with 12 kB of cookies gets the page${note}`, async () => {
    const { secure } = await start(await startSiteBehindProxy())
    expect(await askWithCookies(secure, 'session=1')).toBe(200)
    expect(await askWithCookies(secure, `session=${'x'.repeat(12_000)}`)).toBe(200)
  })

  test(`a body of 70 kB is refused as too large${note}`, async () => {
    const { secure } = await start(await startSiteBehindProxy())
    expect((await apply(secure, '127.0.0.2', {}, { companyName: 'x'.repeat(70_000) })).status).toBe(413)
    expect((await apply(secure, '127.0.0.2')).status).toBe(200)
  })

  test(`an application that arrives while the server restarts is accepted, because systemd keeps the socket${note}`, async () => {
    const { port, go } = await openSocket()
    const { secure } = await start(port)
    const answer = apply(secure, '127.0.0.2')
    await expect.poll(() => countConnections(port)).toBeGreaterThan(0)
    go()
    expect((await answer).status).toBe(200)
  })

  test(`an application that arrives when the server closes an idle connection is accepted${note}`, async () => {
    const { port, waitUntilIdle } = await startClosingServer()
    const { secure } = await start(port)
    expect((await apply(secure, '127.0.0.2')).status).toBe(200)
    await waitUntilIdle()
    expect((await apply(secure, '127.0.0.2')).status).toBe(200)
  })
})
