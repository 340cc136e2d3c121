import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { session } from './support/session.ts'
import { recordShifts, sumShifts } from './support/shifts.ts'

const here = session()
const piece = 4_000
/** Time to paint a piece, in milliseconds. A machine that paints later sees fewer shifts, so the test still passes. */
const pause = 150

/** Serves the site, but sends the first 32 kB of each page's body in pieces. */
const servePieces = async () => {
  const server = createServer(async (request, response) => {
    const answer = await fetch(here.site.url + request.url)
    const type = answer.headers.get('content-type') ?? ''
    const content = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': type })
    const body = content.indexOf('<body')
    const ends = body < 0 ? [] : Array.from({ length: 8 }, (_, at) => body + (at + 1) * piece)
    for (const [at, end] of ends.entries()) {
      response.write(content.subarray(ends[at - 1] ?? 0, end))
      await setTimeout(pause)
    }
    response.end(content.subarray(ends.at(-1) ?? 0))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A server with a port has an address with a port.
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}

test.each([
  ['/', 1280],
  ['/', 390],
  ['/cloud-host-form', 1280],
  ['/cloud-host-form', 390],
  ['/docs', 1280],
  ['/docs/vm/deploy', 1280],
])('on a slow connection, nothing moves on %s while its HTML arrives (%i px)', async (path, width) => {
  const { page } = await here.blank({ viewport: { width, height: 900 } })
  await recordShifts(page)
  const server = await servePieces()
  await page.goto(server.url + path)
  server.stop()
  expect(await sumShifts(page)).toBeLessThan(0.005)
})
