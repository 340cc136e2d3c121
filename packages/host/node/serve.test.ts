import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '@workspace/tokens/brand.ts'
import { complete } from '@workspace/application/application.fixture.ts'
import type { PublicConfiguration } from '../configuration/public-configuration.ts'
import { encodeForm } from '../http/app.fixture.ts'
import type { Message } from '../mailbox/store.ts'
import { reachFolder } from '../outbox/outbox-reach.ts'
import { fakePages } from '../http/pages.fixture.ts'
import { serve, type Running } from './serve.ts'
import { endpoint as path } from '@workspace/application/endpoint.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-'))
const root = join(folder, 'client')
const page = `<!doctype html><h1>Home</h1>${'<p>text</p>'.repeat(200)}`
const running: Running[] = []
const lines: string[] = []
let starts = 0

const start = async (
  env: Record<string, string> = {},
  { publicConfiguration, ...options }: { root?: string; publicConfiguration?: PublicConfiguration; print?: (line: string) => void } = {},
) => {
  const site = await serve({
    env: { PORT: '0', OUTBOX_DIRECTORY: join(folder, `outbox-${++starts}`), ...env },
    root,
    mailboxDirectory: join(folder, 'mailbox'),
    print: (line) => lines.push(line),
    writeLog: (line) => lines.push(line),
    loadPages: async () => ({
      ...fakePages,
      scriptHashes: ['sha256-x='],
      ...(publicConfiguration && { publicConfiguration }),
    }),
    ...options,
  })
  running.push(site)
  return site
}
const stop = async () => {
  for (const site of running.splice(0)) await site.close()
  lines.length = 0
}
const post = (site: Running, body: string, headers: Record<string, string> = {}) =>
  fetch(site.siteUrl + path, { method: 'POST', body, headers: { 'Content-Type': 'application/json', Origin: site.siteUrl, ...headers } })

beforeAll(() => {
  mkdirSync(join(root, 'assets'), { recursive: true })
  for (const [name, content] of [
    ['index.html', page],
    ['form.html', '<h1>Form</h1>'],
    ['404.html', '<h1>404</h1>'],
    ['assets/a-1.js', '1'],
  ] as const) {
    writeFileSync(join(root, name), content)
  }
  writeFileSync(join(folder, 'secret'), 'canary')
})
afterEach(stop)
afterAll(() => rmSync(folder, { recursive: true }))

describe('a running site', () => {
  it('prints its URL, delivers an application to the mailbox, and stops', async () => {
    const site = await start()
    expect(lines).toEqual([
      `Site      ${site.siteUrl}`,
      `Mailbox   ${site.mailboxUrl}`,
      `Next: apply at ${site.siteUrl}/form and read the email in the mailbox. Ctrl+C stops both.`,
    ])
    expect(site.siteUrl).toMatch(/^http:\/\/localhost:\d+$/)
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(site, JSON.stringify(complete))))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
    const form = await post(site, encodeForm(), { 'Content-Type': 'application/x-www-form-urlencoded' })
    // fetch follows the redirect to the receipt with the reference.
    expect([form.redirected, await form.text()]).toEqual([true, `<h1>${form.url.split('/').at(-1)}`])
    const messages = (await (await fetch(`${site.mailboxUrl}/messages`)).json()) as Message[]
    expect(messages).toHaveLength(1)
    expect((await fetch(`${site.mailboxUrl}/form`)).status).toBe(404)
    expect(messages[0]).toMatchObject({
      from: `no-reply@${brand.mailDomain}`,
      to: [`hosts@${brand.mailDomain}`, `operations@${brand.mailDomain}`, `partners@${brand.mailDomain}`],
      subject: 'New Cloud Host Application - Lagos Compute',
      replyTo: [complete.companyEmail],
    })
    await stop()
    await expect(fetch(site.siteUrl)).rejects.toThrow('fetch failed')
  })

  it('warns if the built form states figures that differ from the configuration', async () => {
    const publicConfiguration = { siteOrigin: 'http://localhost:4173', readers: 3, retentionDays: 30 }
    await start({}, { publicConfiguration })
    expect(lines.join()).not.toContain('The form states')
    await start({ APPLICATION_RECIPIENTS: 'a@company.example', OUTBOX_RETENTION_DAYS: '365' }, { publicConfiguration })
    expect(lines.at(-1)).toBe(
      'The form states 3 mailboxes and 30 days, but the configuration has 1 and 365. Run npm run build with these settings.',
    )
  })

  it('without the outbox, reports a failed mail service, and a retry arrives once', async () => {
    const site = await start({ APPLICATION_DELIVERY: 'direct' })
    const body = JSON.stringify({ ...complete, companyName: 'Retry' })
    const faults = [
      { status: 500, body: 'null' },
      { deliver: true, reset: true },
    ]
    await fetch(`${site.mailboxUrl}/faults`, {
      method: 'POST',
      body: JSON.stringify(faults),
      headers: { 'Content-Type': 'application/json' },
    })
    expect([(await post(site, body)).status, (await post(site, body)).status, (await post(site, body)).status]).toEqual([503, 503, 200])
    const messages = (await (await fetch(`${site.mailboxUrl}/messages`)).json()) as Message[]
    expect(messages.filter(({ subject }) => subject.endsWith('Retry'))).toHaveLength(1)
  })

  it('with the outbox, accepts an application while the mail service is down, and sends it after a restart', async () => {
    const directory = join(folder, 'waiting')
    const site = await start({
      OUTBOX_DIRECTORY: directory,
      RESEND_API_KEY: 're_other',
      RESEND_BASE_URL: 'http://127.0.0.1:1',
      METRICS_TOKEN: 'metrics-token-of-the-test',
    })
    const answer = await post(site, JSON.stringify({ ...complete, companyName: 'Waiting' }))
    expect([answer.status, await answer.json()]).toEqual([202, { reference: expect.any(String) }])
    const form = await post(site, encodeForm({ companyName: 'Waiting' }), { 'Content-Type': 'application/x-www-form-urlencoded' })
    expect([form.status, form.redirected, new URL(form.url).pathname]).toEqual([
      200,
      true,
      expect.stringMatching(/^\/form\/received\/[0-9a-f-]{36}$/),
    ])
    const health = await fetch(`${site.siteUrl}/healthz/ready`)
    expect([health.status, await health.json()]).toEqual([200, { ok: true }])
    const metrics = await fetch(`${site.siteUrl}/metrics`, { headers: { Authorization: 'Bearer metrics-token-of-the-test' } })
    expect(await metrics.text()).toMatch(/^outbox_waiting 1$/m)
    await stop()
    // The next attempt would be in 30 s, so the test retries with the operator's command.
    const { operate, close } = reachFolder(directory)
    expect(await operate({ command: 'retry' })).toMatchObject({ changed: [expect.any(String)] })
    close()
    const again = await start({ OUTBOX_DIRECTORY: directory })
    const waiting = async () =>
      ((await (await fetch(`${again.mailboxUrl}/messages`)).json()) as Message[]).filter(({ subject }) => subject.endsWith('Waiting'))
    await expect.poll(waiting).toHaveLength(1)
  })

  it('refuses an outbox in a public folder', async () => {
    symlinkSync(root, join(folder, 'link'))
    for (const OUTBOX_DIRECTORY of [root, join(root, 'a/b'), join(folder, 'link/x'), 'dist/server/outbox', 'dist']) {
      await expect(start({ OUTBOX_DIRECTORY })).rejects.toThrow(/^OUTBOX_DIRECTORY should be outside the built site/)
    }
  })

  it('refuses a body that is too large, with and without Content-Length', async () => {
    const site = await start()
    const long = 'x'.repeat(20_000)
    expect((await post(site, long)).status).toBe(413)
    const chunked = await fetch(site.siteUrl + path, {
      method: 'POST',
      body: new Blob([long]).stream(),
      duplex: 'half',
      headers: { 'Content-Type': 'application/json', Origin: site.siteUrl },
    } as RequestInit)
    expect(chunked.status).toBe(413)
    expect((await fetch(site.siteUrl, { headers: { X: 'x'.repeat(17_000) } })).status).toBe(431)
  })
})

it('answers requests on open connections while it stops, and accepts no new connections', async () => {
  const site = await start()
  const socket = connect(site.port, '127.0.0.1')
  const request = 'GET /healthz/live HTTP/1.1\r\nHost: localhost\r\n\r\n'
  socket.write(request)
  const [first] = (await once(socket, 'data')) as [Buffer]
  expect(first.toString()).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*Connection: keep-alive\r\n/i)
  const stopped = site.close(60_000)
  const another = () =>
    fetch(`http://127.0.0.1:${site.port}/healthz/live`).then(
      () => 'answered',
      () => 'refused',
    )
  await expect.poll(another).toBe('refused')
  socket.write(request)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*Connection: close\r\n/i)
  await stopped
})

describe('files', () => {
  it('are served without .html, with pages revalidated and assets cached', async () => {
    const { siteUrl } = await start()
    const home = await fetch(`${siteUrl}/`)
    expect([home.status, await home.text(), home.headers.get('Cache-Control')]).toEqual([200, page, 'no-cache'])
    expect(home.headers.get('Content-Security-Policy')).toContain("script-src 'self' 'sha256-x='")
    expect((await fetch(`${siteUrl}/`, { headers: { 'If-None-Match': home.headers.get('ETag') ?? '' } })).status).toBe(304)
    expect(await (await fetch(`${siteUrl}/form?referralSource=access`)).text()).toBe('<h1>Form</h1>')
    const asset = await fetch(`${siteUrl}/assets/a-1.js`)
    expect([asset.headers.get('Cache-Control'), asset.headers.get('Content-Type')]).toEqual([
      'public, max-age=31536000, immutable',
      'text/javascript; charset=utf-8',
    ])
    expect((await fetch(`${siteUrl}/`, { method: 'HEAD' })).status).toBe(200)
  })

  it('have one canonical path each', async () => {
    const { siteUrl } = await start()
    const redirect = async (from: string) => {
      const answer = await fetch(siteUrl + from, { redirect: 'manual' })
      await answer.text()
      return [answer.status, answer.headers.get('Location')]
    }
    expect(await redirect('/form/?referralSource=access')).toEqual([308, '/form?referralSource=access'])
    expect(await redirect('/form.html')).toEqual([308, '/form'])
    expect(await redirect('/index.html')).toEqual([308, '/'])
    expect(await redirect('//evil.example/')).toEqual([404, null])
    expect(await redirect('/\\evil.example/')).toEqual([404, null])
  })

  it('outside of the build are not served', async () => {
    const { siteUrl } = await start()
    for (const unknown of ['/nowhere', '/404', '/assets/none.js', '/assets', '/..%2fsecret', '/%2e%2e/secret', '/%00']) {
      const answer = await fetch(siteUrl + unknown)
      expect([unknown, answer.status, await answer.text(), answer.headers.get('Content-Encoding')]).toEqual([
        unknown,
        404,
        '<h1>404</h1>',
        'gzip',
      ])
    }
    const socket = connect(Number(new URL(siteUrl).port), '127.0.0.1').end(
      'GET /../secret HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    )
    expect(await text(socket)).not.toContain('canary')
    expect(lines.filter((line) => line.includes('"path":"/nowhere"'))).toHaveLength(1)
  })
})

it('names a misspelled variable at the start', async () => {
  const printed: unknown[][] = []
  await start({ OUTBOX_DIRECTROY: '/var/lib/onenode' }, { print: (...values: unknown[]) => void printed.push(values) })
  expect(printed).toContainEqual([expect.stringMatching(/^OUTBOX_DIRECTROY is not a setting\. Did you mean OUTBOX_DIRECTORY\?$/)])
})

it('logs the folder of the outbox if it cannot write to it', async () => {
  const directory = join(folder, 'taken')
  writeFileSync(directory, '')
  await start({ OUTBOX_DIRECTORY: join(directory, 'outbox') })
  await expect.poll(() => lines.filter((line) => line.includes('"state":"store"'))).not.toEqual([])
  expect(JSON.parse(lines.find((line) => line.includes('"state":"store"'))!)).toMatchObject({
    error: expect.any(String) as string,
    folder: join(directory, 'outbox'),
    level: 'error',
  })
})

describe('a failed start', () => {
  it('prints one line with the fix', async () => {
    await expect(start({}, { root: join(folder, 'none') })).rejects.toThrow(/^The site is not built yet\. Run npm run build first\.$/)
    await expect(start({ NODE_ENV: 'production', SITE_ORIGIN: 'https://site.example' })).rejects.toThrow(
      /^Missing API key\. Set RESEND_API_KEY /,
    )
    const publicConfiguration = { siteOrigin: 'http://localhost:4173', readers: 3, retentionDays: 30 }
    const published = {
      NODE_ENV: 'production',
      SITE_ORIGIN: 'https://site.example',
      RESEND_API_KEY: 're_1',
      APPLICATION_RECIPIENTS: 'a@company.example',
    }
    await expect(start(published, { publicConfiguration })).rejects.toThrow(
      /^The site is built for http:\/\/localhost:4173, but SITE_ORIGIN is https:\/\/site\.example\. Build it for that address: SITE_ORIGIN=https:\/\/site\.example npm run build\.$/,
    )
    await start(published, { publicConfiguration: { ...publicConfiguration, siteOrigin: 'https://site.example' } })
    await expect(start({ HOST: '203.0.113.7', RESEND_API_KEY: 're_1' })).rejects.toThrow(/^HOST should be an address of this machine/)
    await expect(start({ PORT: 'x' })).rejects.toThrow(/^PORT should be /)
  })

  it('names the port that is in use, and leaves nothing open', async () => {
    const { siteUrl, mailboxUrl } = await start()
    const taken = Number(new URL(siteUrl).port)
    const takenMailbox = Number(new URL(mailboxUrl ?? '').port)
    await expect(start({ PORT: `${taken}`, RESEND_API_KEY: 're_1' })).rejects.toThrow(
      `Port ${taken} (the site) is in use. Set PORT to another port, for example PORT=4200.`,
    )
    await expect(start({ PORT: `${takenMailbox - 1}` })).rejects.toThrow(`Port ${takenMailbox} (the mailbox, PORT + 1) is in use.`)
  })
})

it('starts no mailbox if a key is configured, and listens on every interface in production', async () => {
  const { mailboxUrl = '' } = await start()
  const site = await start({
    NODE_ENV: 'production',
    RESEND_API_KEY: 're_other',
    RESEND_BASE_URL: mailboxUrl,
    SITE_ORIGIN: 'https://site.example',
    APPLICATION_RECIPIENTS: 'a@company.example,b@company.example,c@company.example',
  })
  expect(lines.slice(-3)).toEqual(['Site      https://site.example', 'Mail      Resend', expect.stringContaining('3 recipients')])
  expect(site.mailboxUrl).toBeUndefined()
  const hosts = [
    '127.0.0.1',
    ...Object.values(networkInterfaces())
      .flat()
      .flatMap((address) => (address?.family === 'IPv6' && address.address === '::1' ? ['[::1]'] : [])),
  ]
  for (const host of hosts) expect((await fetch(`http://${host}:${site.port}/healthz/live`)).status).toBe(200)
})

it('listens only on HOST', async () => {
  // Another server uses the port on a different address, so a server on all addresses could not start.
  const neighbor = createServer((_request, response) => response.end('neighbor')).listen(0, '127.0.0.1')
  await once(neighbor, 'listening')
  const { port } = neighbor.address() as AddressInfo
  // Without RESEND_API_KEY, a mailbox would start on the next port, which another program may use.
  await start({ HOST: '127.0.0.2', PORT: String(port), RESEND_API_KEY: 're_1' })
  expect((await fetch(`http://127.0.0.2:${port}/healthz/live`)).status).toBe(200)
  expect(await (await fetch(`http://127.0.0.1:${port}/healthz/live`)).text()).toBe('neighbor')
  neighbor.close()
})

it('applies the rate limit to the client that a trusted proxy names, and ignores X-Forwarded-For from anyone else', async () => {
  const statuses = async (env: Record<string, string>) => {
    const site = await start({ APPLICATION_RATE_LIMIT: '1', APPLICATION_DELIVERY: 'direct', ...env })
    const seen: number[] = []
    for (const visitor of ['198.51.100.1', '198.51.100.2', '198.51.100.1', '2001:db8::1', '2001:db8::2']) {
      seen.push(
        (
          await post(site, JSON.stringify({ ...complete, companyName: crypto.randomUUID() }), {
            'X-Forwarded-For': `192.0.2.66, ${visitor}`,
          })
        ).status,
      )
    }
    return seen
  }
  expect(await statuses({})).toEqual([200, 429, 429, 429, 429])
  expect(await statuses({ TRUSTED_PROXIES: '1' })).toEqual([200, 200, 429, 200, 429])
  expect(await statuses({ TRUSTED_PROXIES: '127.0.0.0/8' })).toEqual([200, 200, 429, 200, 429])
  expect(await statuses({ TRUSTED_PROXIES: '10.0.0.0/8' })).toEqual([200, 429, 429, 429, 429])
})
