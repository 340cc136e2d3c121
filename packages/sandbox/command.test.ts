import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { vmCall } from '@workspace/api/vm/vm.ts'

let child: ChildProcess
let port = ''

beforeAll(async () => {
  child = spawn(process.execPath, ['packages/sandbox/command.ts', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: child.stdout! })) {
    port = /^Sandbox +http:\/\/localhost:(\d+)$/.exec(line)?.[1] ?? port
    if (line.startsWith('Next:')) break
  }
})
afterAll(async () => {
  child.kill()
  await once(child, 'exit')
})

const post = async (body: string, headers: Record<string, string | number>) => {
  const outgoing = request({ port, host: '127.0.0.1', method: 'POST', path: vmCall.orderVms.path, agent: false })
  for (const [name, value] of Object.entries({ Authorization: 'Bearer sandbox', 'Content-Type': 'application/json', ...headers }))
    outgoing.setHeader(name, value)
  const answered = once(outgoing, 'response')
  // A server that rejects a body because of its length may close the connection early.
  outgoing.on('error', () => {}).end(body)
  const [answer] = (await answered) as [NodeJS.ReadableStream & { statusCode: number }]
  return [answer.statusCode, JSON.parse(await text(answer)) as unknown]
}
const order = JSON.stringify(vmCall.orderVms.example.body)

it('accepts requests addressed to localhost', async () => {
  for (const name of ['localhost', '127.0.0.1', '[::1]']) expect((await post(order, { Host: `${name}:${port}` }))[0]).toBe(200)
})

it('rejects a page that points its own host name to this machine', async () => {
  for (const name of ['evil.example', 'localhost.evil.example', '203.0.113.7'])
    expect(await post(order, { Host: `${name}:${port}` })).toEqual([
      403,
      { error: `The sandbox answers on this machine alone. Send the request to http://localhost:${port}.` },
    ])
})

it('accepts requests from a page of another origin, including the preflight request', async () => {
  const origin = { Origin: 'https://app.example' }
  const asked = await fetch(`http://localhost:${port}${vmCall.orderVms.path}`, {
    method: 'OPTIONS',
    headers: { ...origin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'authorization,content-type' },
  })
  expect(asked.status).toBe(204)
  expect(asked.headers.get('Access-Control-Allow-Headers')).toMatch(/authorization/i)
  expect(asked.headers.get('Access-Control-Allow-Methods')).toContain('POST')
  const answers = await Promise.all(
    ['sandbox', 'stolen'].map((key) =>
      fetch(`http://localhost:${port}${vmCall.listVms.path}`, { headers: { ...origin, Authorization: `Bearer ${key}` } }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 403])
  for (const { headers } of [asked, ...answers]) expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
})

it.each([
  ['https://app.example', 'PATCH'],
  ['http://localhost:3000', 'DELETE'],
  ['http://127.0.0.1:8080', 'GET'],
  ['chrome-extension://abcdefgh', 'POST'],
  ['null', 'PUT'],
])('permits a page from the origin %s to send %s to this machine', async (origin, method) => {
  const { status, headers } = await fetch(`http://localhost:${port}${vmCall.listVms.path}`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'x-api-key',
      'Access-Control-Request-Private-Network': 'true',
    },
  })
  expect(status).toBe(204)
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(headers.get('Access-Control-Allow-Methods')).toContain(method)
  expect(headers.get('Access-Control-Allow-Headers')).toBe('x-api-key')
  expect(headers.get('Access-Control-Allow-Private-Network')).toBe('true')
})

it('rejects a body of more than 64 kB, both with Content-Length and chunked', async () => {
  const long = JSON.stringify({ ...vmCall.orderVms.example.body, vmSshKey: 'x'.repeat(100_000) })
  for (const [name, value] of [
    ['Content-Length', long.length],
    ['Transfer-Encoding', 'chunked'],
  ] as const)
    expect(await post(long, { Host: `localhost:${port}`, [name]: value })).toEqual([413, { error: 'The body must be 64 kB or less.' }])
})
