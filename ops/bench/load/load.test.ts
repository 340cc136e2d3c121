import { afterAll, beforeAll, expect, it } from 'vitest'
import { busiest, load } from './mail-load.ts'
import { startMailServer } from './mail-server.ts'

let server: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  server = await startMailServer({ storage: 'on', throttled: true })
})
afterAll(() => server.close())

it('accepts every application of a rush, loses none of them, and sends no more than eight a second', async () => {
  const rush = 120
  const began = performance.now()
  const { statuses, errors } = await load({ port: server.port, connections: rush, amount: rush })
  const { sends, waiting, sent } = await server.figures()
  const seconds = (performance.now() - began) / 1000
  console.log(
    `Load: ${rush} applications at once, ${JSON.stringify(statuses)}, ${sent} sent and ${waiting} waiting after ${seconds.toFixed(1)} s`,
  )
  expect(errors).toBe(0)
  expect((statuses['200'] ?? 0) + (statuses['202'] ?? 0)).toBe(rush)
  expect(waiting + sent).toBe(rush)
  // Not for each second: on a busy machine mails that left apart arrive together.
  expect(sends.length).toBeLessThanOrEqual(8 * (seconds + 1))
}, 60_000)

it('counts the busiest stretch', () => {
  expect(busiest([], 1000)).toBe(0)
  expect(busiest([0, 125, 250, 5000, 5999, 6000], 1000)).toBe(3)
  expect(busiest([0, 999, 1000], 1000)).toBe(2)
})
