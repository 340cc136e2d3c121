import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSecurityHeaders } from '../http/headers.ts'

const folder = mkdtempSync(join(tmpdir(), 'dev-'))
// The outbox folder of the repository may belong to another version.
const child = spawn(process.execPath, ['site/dev.ts'], { env: { ...process.env, PORT: '0', OUTBOX_DIRECTORY: join(folder, 'outbox') } })
const lines: string[] = []
let site = ''

beforeAll(async () => {
  const ended = once(child, 'exit')
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', (line) => lines.push(line))
  const ready = new Promise<void>((done) => {
    createInterface(child.stdout).on('line', (line) => line.startsWith('Next:') && done())
  })
  await Promise.race([ready, ended])
  site = /^Site +(\S+)\/$/.exec(lines.find((line) => line.startsWith('Site')) ?? '')?.[1] ?? ''
  if (!site) throw new Error(`npm run dev did not start:\n${lines.join('\n')}`)
})

afterAll(async () => {
  const ended = once(child, 'exit')
  child.kill()
  await ended
  rmSync(folder, { recursive: true })
})

test.each([
  ['/', 200, '<h1'],
  ['/cloud-host-form', 200, 'Company name'],
  ['/docs/vm/api/order', 200, 'Order a virtual machine'],
  ['/nowhere', 404, '404'],
])('npm run dev serves %s with %i', async (path, status, text) => {
  const response = await fetch(site + path)
  expect(response.status).toBe(status)
  const html = await response.text()
  expect(html.includes(text)).toBe(true)
})

test('npm run dev uses the content policy of production plus a nonce for its inline scripts and styles', async () => {
  const response = await fetch(`${site}/`)
  const policy = response.headers.get('Content-Security-Policy')!
  const [nonce] = /'nonce-[\w-]+'/.exec(policy)!
  const { 'Content-Security-Policy': production, ...others } = getSecurityHeaders({ siteOrigin: '' })
  expect(policy.replaceAll(` ${nonce}`, '')).toBe(production)
  for (const [name, value] of Object.entries(others)) expect([name, response.headers.get(name)]).toEqual([name, value])
  const inline = (await response.text()).match(/<(?:script|style)\b[^>]*>/g)!.filter((tag) => !/ src=|ld\+json/.test(tag))
  expect(inline.length).toBeGreaterThan(1)
  for (const tag of inline) expect(tag).toContain(`nonce="${nonce.slice("'nonce-".length, -1)}"`)
})

test('npm run dev has the routes of production', async () => {
  const moved = await fetch(`${site}/docs/?a=1`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('Location')]).toEqual([308, '/docs?a=1'])
  const unknown = await fetch(`${site}/api/nothing`)
  expect([unknown.status, await unknown.json()]).toMatchObject([404, { error: { code: 'not_found' } }])
  expect((await fetch(`${site}/healthz/live`)).status).toBe(200)
  expect((await fetch(`${site}/favicon.svg`)).headers.get('Content-Type')).toContain('image/svg+xml')
  const mailbox = /^Mailbox +(\S+)$/.exec(lines.find((line) => line.startsWith('Mailbox'))!)![1]!
  expect(await (await fetch(mailbox)).text()).toContain('Local mailbox')
})
