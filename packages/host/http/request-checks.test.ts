import { describe, expect, it } from 'vitest'
import { readBodyKind, isSameOrigin } from './request-checks.ts'
import { getSecurityHeaders } from './headers.ts'
import { createLog } from './log.ts'

const allowed = ['https://site.example', 'http://localhost:4173']

describe('the request checks', () => {
  it.each([
    ['application/json', 'json'],
    ['Application/JSON; charset=UTF-8', 'json'],
    ['application/json;charset="utf-8"', 'json'],
    ['application/x-www-form-urlencoded', 'form'],
    ['application/x-www-form-urlencoded; charset=utf-8', 'form'],
    ...[
      '',
      'text/plain',
      'application/jsonp',
      'application/json, text/plain',
      'application/json; charset=utf-16',
      'multipart/form-data; boundary=x',
      'text/plain; application/json',
      'application/vnd.api+json',
      'application/json; x=y',
      'text/json',
      'application/ json',
      '*/*',
    ].map((type) => [type, undefined]),
  ])('read the content type %s as %s', (type, kind) => expect(readBodyKind(new Headers({ 'Content-Type': type ?? '' }))).toBe(kind))

  it('refuse a compressed body', () => {
    expect(readBodyKind(new Headers({ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }))).toBeUndefined()
  })

  it.each([
    ['http://site.example/x', ['same-origin null']],
    ['http://localhost:4173/x', ['same-origin null']],
    ['http://evil.example/x', []],
    ['http://site.example:81/x', []],
  ])('accept only same-origin posts to %s, in every combination of headers', (url, more) => {
    const sites = [undefined, 'same-origin', 'same-site', 'cross-site', 'none', '']
    const origins = [
      undefined,
      'https://site.example',
      'http://localhost:4173',
      'https://evil.example',
      'null',
      'https://site.example.evil.example',
      'HTTPS://SITE.EXAMPLE',
      '',
    ]
    const taken = sites
      .flatMap((site) =>
        origins.map((origin) => {
          const headers = new Headers()
          if (site !== undefined) headers.set('Sec-Fetch-Site', site)
          if (origin !== undefined) headers.set('Origin', origin)
          return isSameOrigin({ headers, url }, allowed) ? `${site} ${origin}` : ''
        }),
      )
      .filter(Boolean)
    expect(taken).toEqual([
      'undefined https://site.example',
      'undefined http://localhost:4173',
      'same-origin undefined',
      'same-origin https://site.example',
      'same-origin http://localhost:4173',
      ...more,
    ])
  })
})

describe('the log', () => {
  it('writes only allowed fields with well-formed values', () => {
    const lines: string[] = []
    const log = createLog(
      (line) => lines.push(line),
      () => 0,
    )
    log({ event: 'application', status: 200, reference: 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', latencyMs: 1.6 })
    log({ event: 'error', status: 500, path: '/x?email=canary', reference: 'canary@x', error: 'canary canary', body: 'canary' } as never)
    expect(lines).toEqual([
      '{"time":"1970-01-01T00:00:00.000Z","event":"application","status":200,"reference":"a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11","latencyMs":2}',
      '{"time":"1970-01-01T00:00:00.000Z","event":"error","status":500,"path":"/x"}',
    ])
  })

  it.each([
    ['/docs/nowhere.md', '/docs/nowhere.md'],
    ['/unsubscribe/amara@lagos-compute.example/now?id=1', '/unsubscribe/*/now'],
    ['/amara%40lagos-compute.example', '/*'],
    ['/amara%2540lagos-compute.example', '/*'],
    ['/mailto:amara＠lagos-compute.example', '/*'],
    ['/from=amara+okafor', '/*'],
    ['/Amara Okafor', '/*'],
  ])('masks %s as %s', (path, kept) => {
    const lines: string[] = []
    createLog((line) => lines.push(line))({ event: 'not_found', status: 404, path })
    expect(JSON.parse(lines[0]!)).toMatchObject({ path: kept })
  })
})

describe('the security headers', () => {
  it('mention https only if the site uses https', () => {
    const plain = getSecurityHeaders({ siteOrigin: 'http://localhost:4173', scriptHashes: ['sha256-x='] })
    expect(plain['Content-Security-Policy']).toBe(
      "default-src 'none'; script-src 'self' 'sha256-x='; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self'; " +
        "font-src 'self' data:; connect-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
    )
    expect(plain).not.toHaveProperty('Strict-Transport-Security')
    const secure = getSecurityHeaders({ siteOrigin: 'https://site.example' })
    expect(secure['Content-Security-Policy']).toMatch(/; upgrade-insecure-requests$/)
    expect(secure['Strict-Transport-Security']).toBe('max-age=63072000')
  })
})
