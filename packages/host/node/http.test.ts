import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeHeadersFile } from '../http/headers.ts'
import { fakePages } from '../http/pages.fixture.ts'
import { serve, type Running } from './serve.ts'

const folder = mkdtempSync(join(tmpdir(), 'http-'))
const root = join(folder, 'client')
const script = 'const answer = 42\n'.repeat(100)
let site: Running

beforeAll(async () => {
  mkdirSync(join(root, 'assets'), { recursive: true })
  for (const name of ['index.html', 'docs.html', '404.html', 'docs.md', 'vm-api.yaml', '_headers', '.assetsignore'])
    writeFileSync(join(root, name), `${name} ${'x'.repeat(50)}`)
  writeFileSync(join(root, 'assets/a-1.js'), script)
  writeFileSync(join(root, 'assets/a-1.js.br'), brotliCompressSync(script))
  writeFileSync(join(root, 'assets/a-1.js.gz'), gzipSync(script))
  site = await serve({
    env: { PORT: '0', APPLICATION_DELIVERY: 'direct', RESEND_API_KEY: 're_none', RESEND_BASE_URL: 'http://127.0.0.1:9' },
    root,
    print: () => {},
    writeLog: () => {},
    loadPages: async () => fakePages,
  })
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.siteUrl + path, { method, headers: { 'Accept-Encoding': 'identity', ...headers }, redirect: 'manual' })

describe('a page with a Markdown version', () => {
  it.each([
    ['text/markdown', 'text/markdown; charset=utf-8', 'docs.md'],
    ['text/markdown, text/html;q=0.9, */*;q=0.1', 'text/markdown; charset=utf-8', 'docs.md'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html; charset=utf-8', 'docs.html'],
    ['text/html, text/markdown;q=0.5', 'text/html; charset=utf-8', 'docs.html'],
    ['*/*', 'text/html; charset=utf-8', 'docs.html'],
  ])('is sent in response to "Accept: %s" as %s', async (accepted, type, file) => {
    const answer = await get('/docs', { Accept: accepted })
    expect([answer.headers.get('Content-Type'), answer.headers.get('Vary')]).toEqual([type, 'Accept'])
    expect(await answer.text()).toContain(file)
  })
})

describe('a file', () => {
  const path = '/assets/a-1.js'

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['deflate', 'deflate or none'],
  ])('is sent in response to "Accept-Encoding: %s" with the encoding %s', async (accepted, expected) => {
    const answer = await get(path, { 'Accept-Encoding': accepted })
    const encoding = answer.headers.get('Content-Encoding')
    if (accepted === 'deflate') expect(['deflate', null]).toContain(encoding)
    else expect(encoding).toBe(expected)
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
    expect(await answer.text()).toBe(script)
  })

  it('has a strong ETag for each encoding, and If-None-Match may name it in several forms', async () => {
    const etags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => (await get(path, { 'Accept-Encoding': encoding })).headers.get('ETag')!),
    )
    expect(new Set(etags).size).toBe(3)
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/)
    const plain = etags[2]!
    for (const condition of [plain, `W/${plain}`, `"other", ${plain}`, '*']) {
      const answer = await get(path, { 'If-None-Match': condition })
      expect([
        condition,
        answer.status,
        answer.headers.get('ETag'),
        answer.headers.get('Cache-Control'),
        answer.headers.get('Vary'),
        answer.headers.get('Content-Type'),
      ]).toEqual([condition, 304, plain, 'public, max-age=31536000, immutable', 'Accept-Encoding', null])
    }
    expect((await get(path, { 'If-None-Match': etags[0]! })).status).toBe(200)
    const { headers } = await get(path)
    expect((await get(path, { 'If-Modified-Since': headers.get('Last-Modified')! })).status).toBe(304)
    expect((await get(path, { 'If-None-Match': '"other"', 'If-Modified-Since': headers.get('Last-Modified')! })).status).toBe(200)
  })

  it.each([
    ['bytes=0-4', 206, 'const', 'bytes 0-4/1800'],
    ['bytes=1795-', 206, script.slice(1795), 'bytes 1795-1799/1800'],
    ['bytes=-5', 206, script.slice(-5), 'bytes 1795-1799/1800'],
    ['bytes=1790-9999', 206, script.slice(1790), 'bytes 1790-1799/1800'],
    ['bytes=1800-', 416, '', 'bytes */1800'],
    ['items=0-4', 200, script, null],
    ['bytes', 200, script, null],
    ['bytes=x-y', 200, script, null],
    ['bytes=0-1,5-6', 200, script, null],
  ])('answers Range: %s with %i', async (range, status, body, contentRange) => {
    const answer = await get(path, { Range: range })
    expect([answer.status, await answer.text(), answer.headers.get('Content-Range')]).toEqual([status, body, contentRange])
  })

  it('ignores Range if If-Range does not match the file, and for HEAD', async () => {
    const { headers } = await get(path)
    const etag = headers.get('ETag')!
    const modified = headers.get('Last-Modified')!
    const other = (await get(path, { 'Accept-Encoding': 'br' })).headers.get('ETag')!
    for (const [condition, status] of [
      [etag, 206],
      [modified, 206],
      [`W/${etag}`, 200],
      ['"other"', 200],
      [other, 200],
      [new Date(Date.parse(modified) + 1000).toUTCString(), 200],
    ] as const) {
      expect([condition, (await get(path, { Range: 'bytes=0-4', 'If-Range': condition })).status]).toEqual([condition, status])
    }
    const head = await get(path, { Range: 'bytes=0-4' }, 'HEAD')
    expect([head.status, head.headers.get('Content-Length'), head.headers.get('Accept-Ranges')]).toEqual([200, '1800', 'bytes'])
  })

  it('is served only for GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await get(path, {}, method)
      expect([method, answer.status, answer.headers.get('Allow'), answer.headers.get('Cache-Control')]).toEqual([
        method,
        405,
        'GET, HEAD',
        'no-store',
      ])
    }
  })

  it.each([
    ['/docs.md', 'text/markdown; charset=utf-8', 'inline'],
    ['/vm-api.yaml', 'application/yaml', 'inline'],
    ['/docs', 'text/html; charset=utf-8', null],
    [path, 'text/javascript; charset=utf-8', null],
  ])('at %s has the type %s', async (name, type, disposition) => {
    const { headers } = await get(name)
    expect([headers.get('Content-Type'), headers.get('Content-Disposition')]).toEqual([type, disposition])
  })
})

it.each(['/assets/a-1.js.br', '/assets/a-1.js.gz', '/_headers', '/.assetsignore', '/none'])(
  'answers %s with a 404 that is not cached',
  async (path) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
  },
)

describe('a response that Node itself sends', () => {
  const policy = /\r\nContent-Security-Policy: default-src 'none';/i
  const lines = 'Host: localhost\r\nConnection: close\r\n'

  it.each([
    ['400', 'no HTTP at all\r\n\r\n'],
    ['400', `GET / HTTP/1.1\r\n${lines}Content-Length: x\r\n\r\n`],
    ['400', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['400', `GET /\\evil HTTP/1.1\r\n${lines}\r\n`],
    ['408', 'GET / HTTP/1.1\r\nHost: local'],
    ['413', `POST / HTTP/1.1\r\n${lines}Transfer-Encoding: chunked\r\n\r\n5;${'x'.repeat(20_000)}\r\nhello\r\n0\r\n\r\n`],
    ['417', `GET / HTTP/1.1\r\n${lines}Expect: something\r\n\r\n`],
    ['431', `GET / HTTP/1.1\r\n${lines}X: ${'x'.repeat(17_000)}\r\n\r\n`],
    ['400', `GET / HTTP/1.1\r\nHost: other\r\n${lines}\r\n`],
    ['400', `GET / HTTP/1.0\r\nHost: other\r\n${lines}\r\n`],
  ])(
    'with the status %s has the security headers (%j)',
    async (status, sent) => {
      const socket = connect(site.port, '127.0.0.1')
      socket.write(sent)
      const answer = await text(socket)
      expect(answer.split(' ')[1]).toBe(status)
      expect(answer).toMatch(policy)
      for (const header of ['X-Content-Type-Options: nosniff', 'Cache-Control: no-store', 'Cross-Origin-Resource-Policy: same-origin'])
        expect(answer.toLowerCase()).toContain(`\r\n${header.toLowerCase()}\r\n`)
    },
    15_000,
  )
})

it.each([
  ['HTTP/1.0 without Host, which load balancers use for health checks', 'GET / HTTP/1.0\r\n\r\n'],
  ...['GET /healthz/ready', 'HEAD /healthz/ready', 'GET /healthz', 'GET /healthz/ready?check=1', 'HEAD /', 'OPTIONS /healthz/ready'].map(
    (line) => [`${line} in HTTP/1.0 without Host`, `${line} HTTP/1.0\r\n\r\n`],
  ),
  ['HTTP/1.0 with Host', 'GET / HTTP/1.0\r\nHost: localhost\r\n\r\n'],
  ['8.4 kB of cookies', `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: a=${'x'.repeat(8_400)}\r\n\r\n`],
])('answers %s', async (_, sent) => {
  const socket = connect(site.port, '127.0.0.1')
  socket.write(sent)
  expect((await text(socket)).split(' ')[1]).toBe('200')
})

it('tells a visitor what to do about too many cookies', async () => {
  const socket = connect(site.port, '127.0.0.1')
  socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nCookie: a=${'x'.repeat(17_000)}\r\n\r\n`)
  expect(await text(socket)).toMatch(/\r\n\r\n.*cookies.*reload/)
})

it('writes the same types into the rules for static hosts', () => {
  const rules = writeHeadersFile({ siteOrigin: 'https://site.example' })
  expect(rules).toContain('/*.md\n  Content-Type: text/markdown; charset=utf-8\n  Content-Disposition: inline\n')
  expect(rules).toContain('/*.yaml\n  Content-Type: application/yaml\n  Content-Disposition: inline\n')
})
