import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'

const child = spawn(process.execPath, ['site/dev.ts'], { env: { ...process.env, PORT: '0' } })
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
