import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSecurityHeaders } from '@workspace/host/http/headers.ts'
import { startDevelopment, type DevelopmentServer } from './support/dev-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'dev-'))
let server: DevelopmentServer

beforeAll(async () => {
  server = await startDevelopment('.', join(folder, 'outbox'))
})

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

test.each([
  ['/', 200, '<h1'],
  ['/cloud-host-form', 200, 'Company name'],
  ['/docs/vm/api/order', 200, 'Order a virtual machine'],
  ['/nowhere', 404, '404'],
])('npm run dev serves %s with %i', async (path, status, text) => {
  const response = await fetch(server.url + path)
  expect(response.status).toBe(status)
  const html = await response.text()
  expect(html.includes(text)).toBe(true)
})

test('npm run dev extends the content policy of production by a nonce for inline scripts and styles, and by the worker of Vite', async () => {
  const response = await fetch(`${server.url}/`)
  const policy = response.headers.get('Content-Security-Policy')!
  const [nonce] = /'nonce-[\w-]+'/.exec(policy)!
  const { 'Content-Security-Policy': production, ...others } = getSecurityHeaders({ siteOrigin: '' })
  expect(policy.replaceAll(` ${nonce}`, '').replace('; worker-src blob:', '')).toBe(production)
  for (const [name, value] of Object.entries(others)) expect([name, response.headers.get(name)]).toEqual([name, value])
  const inline = (await response.text()).match(/<(?:script|style)\b[^>]*>/g)!.filter((tag) => !/ src=|ld\+json/.test(tag))
  expect(inline.length).toBeGreaterThan(1)
  for (const tag of inline) expect(tag).toContain(`nonce="${nonce.slice("'nonce-".length, -1)}"`)
})

test('npm run dev has the routes of production', async () => {
  const moved = await fetch(`${server.url}/docs/?a=1`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('Location')]).toEqual([308, '/docs?a=1'])
  const unknown = await fetch(`${server.url}/api/nothing`)
  expect([unknown.status, await unknown.json()]).toMatchObject([404, { error: { code: 'not_found' } }])
  expect((await fetch(`${server.url}/healthz/live`)).status).toBe(200)
  expect((await fetch(`${server.url}/favicon.svg`)).headers.get('Content-Type')).toContain('image/svg+xml')
  const mailbox = /^Mailbox +(\S+)$/.exec(server.lines.find((line) => line.startsWith('Mailbox'))!)![1]!
  expect(await (await fetch(mailbox)).text()).toContain('Local mailbox')
})
