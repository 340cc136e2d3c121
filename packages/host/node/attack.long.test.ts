import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { complete } from '@workspace/application/application.fixture.ts'
import { endpoint, own, createTestApp } from '../http/app.fixture.ts'
import { listen } from './listen.ts'
import type { Message } from '../mailbox/store.ts'
import { fakePages } from '../http/pages.fixture.ts'
import { serve, type Running } from './serve.ts'
import { endpoint as path } from '@workspace/application/endpoint.ts'

const folder = mkdtempSync(join(tmpdir(), 'attack-'))
const root = join(folder, 'client')
const body = JSON.stringify(complete)
let site: Running
let port: number

beforeAll(async () => {
  mkdirSync(join(root, 'assets'), { recursive: true })
  for (const name of ['index.html', 'form.html', '404.html', 'assets/a-1.js']) writeFileSync(join(root, name), name)
  site = await serve({
    env: { PORT: '0', APPLICATION_DELIVERY: 'direct', APPLICATION_RATE_LIMIT: '0' },
    root,
    mailboxDirectory: join(folder, 'mailbox'),
    print: () => {},
    writeLog: () => {},
    loadPages: async () => fakePages,
  })
  port = Number(new URL(site.siteUrl).port)
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

const post = (content: string, headers: Record<string, string> = {}) =>
  fetch(site.siteUrl + path, {
    method: 'POST',
    body: content,
    headers: { 'Content-Type': 'application/json', Origin: site.siteUrl, ...headers },
  })

/** Posts over a separate connection. Resolves to `undefined` if the server closed it without a response. */
const postAlone = (pieces: readonly string[], chunked: boolean) =>
  new Promise<number | undefined>((resolve) => {
    const length = chunked ? {} : { 'Content-Length': pieces.join('').length }
    const outgoing = request(site.siteUrl + path, {
      method: 'POST',
      agent: false,
      headers: { 'Content-Type': 'application/json', Origin: site.siteUrl, ...length },
    })
    outgoing.once('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    outgoing.on('error', () => resolve(undefined))
    for (const piece of pieces) outgoing.write(piece)
    outgoing.end()
  })

describe('posts from other sites', () => {
  const types = ['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x', '']
  const origins = [
    undefined,
    'null',
    'https://evil.example',
    'https://site.example.evil.example',
    'http://site.example',
    'https://site.example:8443',
    'HTTPS://SITE.EXAMPLE',
  ]
  const sites = [undefined, 'cross-site', 'same-site', 'none', '']

  it('are refused with every combination of content type, origin and fetch metadata, and send no email', async () => {
    const { post: send, mails } = createTestApp()
    const statuses = new Set<number>()
    for (const type of types) {
      for (const origin of origins) {
        for (const fetchSite of sites) {
          const headers = {
            'Content-Type': type,
            ...(origin && { Origin: origin }),
            ...(fetchSite !== undefined && { 'Sec-Fetch-Site': fetchSite }),
          }
          statuses.add((await send(body, headers)).status)
        }
      }
    }
    for (const fetchSite of sites.slice(1))
      statuses.add(
        (await send(body, { 'Content-Type': 'application/json', Origin: 'https://site.example', 'Sec-Fetch-Site': fetchSite! })).status,
      )
    expect([...statuses]).toEqual([403])
    expect(mails).toEqual([])
  })

  it('are refused under another host name that points to this server', async () => {
    const { app, mails } = createTestApp()
    for (const host of ['evil.example', 'site.example.evil.example', 'localhost:4173', '203.0.113.1']) {
      for (const site of [undefined, 'same-origin']) {
        const headers = { 'Content-Type': 'application/json', Origin: `http://${host}`, ...(site && { 'Sec-Fetch-Site': site }) }
        expect([host, site, (await app.request(`http://${host}${path}`, { method: 'POST', body, headers })).status]).toEqual([
          host,
          site,
          403,
        ])
      }
    }
    expect(mails).toEqual([])
  })

  it('get no CORS headers', async () => {
    const { app } = createTestApp()
    for (const method of ['OPTIONS', 'GET', 'POST']) {
      const { headers } = await app.request(endpoint, {
        method,
        headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
      })
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  })

  it('cannot avoid the check with another content type, because the endpoint refuses such a type even from the site itself', async () => {
    const { post: send, mails } = createTestApp()
    for (const type of [
      ...types.slice(2),
      'application/jsonp',
      'application/json; charset=utf-16',
      'application/xml',
      'text/json',
      'application/octet-stream',
      'application/ld+json',
      'text/html',
      '*/*',
    ]) {
      expect([type, (await send(body, { ...own, 'Content-Type': type })).status]).toEqual([type, 415])
    }
    for (const encoding of ['gzip', 'br', 'deflate', 'GZIP', 'identity, gzip']) {
      expect([encoding, (await send(body, { ...own, 'Content-Encoding': encoding })).status]).toEqual([encoding, 415])
    }
    expect(mails).toEqual([])
  })
})

it('marks applications from bots and no others', async () => {
  const { post: send, mails } = createTestApp()
  const person = { ...complete, website: '', elapsedMs: 95_000 }
  for (const from of [
    person,
    { ...person, firstName: 'Bot', website: 'https://spam.example' },
    { ...person, firstName: 'Quick', elapsedMs: 12 },
  ]) {
    expect((await send(from)).status).toBe(200)
  }
  expect(mails.map(([{ subject, text }]) => [subject.startsWith('[Suspected spam] '), text.includes('Suspected spam: ')])).toEqual([
    [false, false],
    [true, true],
    [false, true],
  ])
})

describe('requests over a socket', () => {
  const long = ['x'.repeat(1_000_000), 'x'.repeat(1_000_000)]
  const deep = ['['.repeat(8_000), ']'.repeat(8_000)]
  it.each([
    ['2 MB', long, [413, undefined]],
    ['2 MB of nested arrays', ['['.repeat(2_000_000)], [413, undefined]],
    ['JSON 8,000 deep', deep, [422]],
    ['JSON 8,000 deep that never ends', [deep[0]], [400]],
  ] as [string, string[], unknown[]][])(
    'with %s are refused, whether sent with a length or in chunks, and the next request is answered',
    async (_, pieces, allowed) => {
      for (const chunked of [false, true]) {
        expect(allowed).toContain(await postAlone(pieces, chunked))
        expect((await fetch(`${site.siteUrl}/healthz/live`)).status).toBe(200)
      }
    },
  )

  it('with a wrong length or two lengths are refused', async () => {
    const raw = async (head: string) => {
      const socket = connect(port, '127.0.0.1')
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: ${site.siteUrl}\r\nContent-Type: application/json\r\n${head}\r\n\r\n${body}`,
      )
      let answered = ''
      socket.on('data', (data: Buffer) => {
        answered += data.toString()
      })
      socket.end()
      await new Promise((done) => {
        socket.once('close', done)
      })
      return /^HTTP\/1\.1 (\d+)/.exec(answered)?.[1]
    }
    for (const head of [
      'Content-Length: 10',
      'Content-Length: 10\r\nContent-Length: 400',
      'Content-Length: 5\r\nTransfer-Encoding: chunked',
      'Content-Length: -1',
    ]) {
      expect([head, await raw(head)]).toEqual([head, '400'])
    }
    const messages = (await (await fetch(`${site.mailboxUrl}/messages`)).json()) as Message[]
    expect(messages).toEqual([])
  })
})

it('closes 300 slow connections while it answers a normal request', async () => {
  const starts = [
    'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
    `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: ${site.siteUrl}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"firstName":"`,
    '',
  ]
  let open = 0
  let opened = 0
  const sockets: Socket[] = []
  const drip = setInterval(() => sockets.forEach((socket, n) => n % 3 < 2 && socket.writable && socket.write('x')), 500)
  const closed = Promise.all(
    Array.from(
      { length: 300 },
      (_, n) =>
        new Promise<void>((done) => {
          const socket = connect(port, '127.0.0.1', () => {
            open++
            opened++
            const start = starts[n % starts.length]!
            if (start) socket.write(start)
          })
          sockets.push(socket)
          socket.on('error', () => {})
          socket.on('data', () => {})
          socket.once('close', () => {
            open--
            done()
          })
        }),
    ),
  )
  // The first connections may be closed before the last one is open.
  await expect.poll(() => opened).toBe(300)
  expect((await post(body)).status).toBe(200)
  await closed
  clearInterval(drip)
  expect(open).toBe(0)
})

describe('a separate process with many connections', () => {
  const startProcess = async () => {
    // Turns the rate limit off, because each connection of a real attack has a different address.
    // Collects garbage without helper threads, so that the memory peak does not depend on how busy the machine is.
    const child = fork('packages/host/node/process.fixture.ts', {
      stdio: 'inherit',
      execArgv: ['--single-threaded-gc', '--max-semi-space-size=4'],
      env: { ...process.env, APPLICATION_RATE_LIMIT: '0' },
    })
    const nextMessage = async <Message>() => ((await once(child, 'message')) as [Message])[0]
    const { port: own } = await nextMessage<{ port: number }>()
    const home = `http://127.0.0.1:${own}/`
    const peak = async () => {
      child.send('peak')
      return (await nextMessage<{ peak: number }>()).peak
    }
    for (let n = 0; n < 200; n++) await (await fetch(home)).text()
    const before = await peak()
    return {
      home,
      open: async (sent: string) => {
        const socket = connect(own, '127.0.0.1')
          .on('error', () => {})
          .pause()
        await once(socket, 'connect')
        socket.write(sent)
        return socket
      },
      growth: async (attack: string) => {
        const grown = (await peak()) - before
        console.log(`${attack}: +${grown.toFixed(0)} MB at the peak`)
        return grown
      },
      end: async () => {
        child.disconnect()
        await once(child, 'exit')
      },
    }
  }
  const closed = (sockets: readonly Socket[]) =>
    Promise.all(
      sockets.map(
        (socket) =>
          new Promise((done) => {
            socket.once('close', done).resume()
          }),
      ),
    )
  const ask = (file: string) => `GET ${file} HTTP/1.1\r\nHost: x\r\n\r\n`

  it.each([
    [1, 2_000, '/'],
    [10, 2_000, '/'],
    [400, 15, '/large.txt'],
    [900, 1, '/large.txt'],
  ])(
    'serves other clients during %i connections with %i unread requests for %s, and grows by less than 64 MB',
    async (amount, requests, file) => {
      const { home, open, growth, end } = await startProcess()
      const sockets = await Promise.all(Array.from({ length: amount }, async () => open(ask(file).repeat(requests))))
      for (let n = 0; n < 50; n++) expect((await fetch(home)).status).toBe(200)
      // The server disconnects a client that pipelines requests.
      if (requests > 1) await closed(sockets)
      for (const socket of sockets) socket.destroy()
      expect(await growth(`${amount} connections, ${requests} requests each`)).toBeLessThan(64)
      await end()
    },
  )

  it('grows by less than 128 MB during 6,000 requests whose bodies never end, and serves other requests afterward', async () => {
    const { home, open, growth, end } = await startProcess()
    const start = `POST ${path} HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"firstName":"`
    const sockets: Socket[] = []
    for (let hundred = 0; hundred < 60; hundred++)
      sockets.push(...(await Promise.all(Array.from({ length: 100 }, async () => open(start)))))
    await closed(sockets)
    expect((await fetch(home)).status).toBe(200)
    expect(await growth('6,000 unfinished bodies')).toBeLessThan(128)
    await end()
  })

  it('closes idle connections to make room for new ones', async () => {
    const { open, end } = await startProcess()
    const status = async () => {
      const socket = await open(ask('/healthz/live'))
      return new Promise((done) => {
        socket.once('data', (data: Buffer) => done(data.toString().slice(9, 12)))
        socket.once('close', () => done('closed')).resume()
      })
    }
    for (let hundred = 0; hundred < 11; hundred++) await Promise.all(Array.from({ length: 100 }, status))
    expect(await status()).toBe('200')
    await end()
  })
})

it('disconnects a client that does not read its response', async () => {
  let cancel = () => {}
  const cut = new Promise<void>((done) => {
    cancel = done
  })
  const endless = () => new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)), cancel })
  const server = await listen(
    { fetch: () => new Response(endless()) },
    { port: 0, hostname: '127.0.0.1', purpose: 'the test', writeTimeout: 200 },
  )
  const socket = connect(server.port, '127.0.0.1')
    .on('error', () => {})
    .pause()
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await cut
  socket.destroy()
  await server.close(0)
})

it('sends the security headers with every response', async () => {
  const answers: [string, Response][] = []
  for (const [name, request] of [
    ['a page', fetch(`${site.siteUrl}/`)],
    ['an asset', fetch(`${site.siteUrl}/assets/a-1.js`)],
    ['HEAD', fetch(site.siteUrl, { method: 'HEAD' })],
    ['a redirect', fetch(`${site.siteUrl}/form/`, { redirect: 'manual' })],
    ['404', fetch(`${site.siteUrl}/none`)],
    ['404 of the endpoint', fetch(`${site.siteUrl}/api/none`)],
    ['405', fetch(site.siteUrl + path)],
    ['403', post(body, { Origin: 'https://evil.example' })],
    ['400', post('{')],
    ['413', post('x'.repeat(20_000))],
    ['415', post(body, { 'Content-Type': 'text/plain' })],
    ['422', post('{}')],
    ['health', fetch(`${site.siteUrl}/healthz/live`)],
    ['another method', fetch(site.siteUrl, { method: 'PUT' })],
  ] as [string, Promise<Response>][])
    answers.push([name, await request])
  const etag = answers[0]![1].headers.get('ETag') ?? ''
  answers.push(['304', await fetch(site.siteUrl, { headers: { 'If-None-Match': etag } })])
  expect(answers.at(-1)![1].status).toBe(304)
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self'; font-src 'self' data:; connect-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'"
  for (const [name, { headers }] of answers) {
    expect([
      name,
      headers.get('Content-Security-Policy'),
      headers.get('X-Content-Type-Options'),
      headers.get('Referrer-Policy'),
      headers.get('Cross-Origin-Opener-Policy'),
      headers.get('Cross-Origin-Resource-Policy'),
      headers.get('Permissions-Policy'),
      headers.has('X-Powered-By'),
    ]).toEqual([
      name,
      policy,
      'nosniff',
      'strict-origin-when-cross-origin',
      'same-origin',
      'same-origin',
      expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
      false,
    ])
  }
})
