import { expect, it } from 'vitest'
import { heldClock } from './held-clock.ts'
import { complete } from './fixtures.ts'
import { renderMail } from './mail.server.ts'
import { paced } from './pace.server.ts'

const mail = renderMail({ ...complete }, { from: 'a@b.example', to: ['c@d.example'], reference: 'x', submittedAt: new Date(0), marks: [] })
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Sends as many at once, and notes when each went. */
function sending(count: number) {
  const clock = heldClock()
  const sentAt: number[] = []
  const send = paced(async () => {
    sentAt.push(clock.elapsed())
    return { kind: 'sent', id: 'x' }
  }, { clock })
  const outcomes = Array.from({ length: count }, () => send(mail, 'k'))
  return { clock, sentAt, send, outcomes }
}

it('never sends more than eight in a second, and tells who would wait too long', async () => {
  const { clock, sentAt, send, outcomes } = sending(100)
  await settle()
  for (let wait = clock.next(); wait !== undefined; wait = clock.next()) {
    clock.leap(wait)
    await settle()
  }
  const kinds = (await Promise.all(outcomes)).map((outcome) => outcome.kind)
  expect(kinds.filter((kind) => kind === 'sent')).toHaveLength(81)
  expect(await outcomes.at(-1)).toEqual({ kind: 'throttled', name: 'sending_rate', status: 429, retryAfter: 11 })
  for (const from of sentAt) expect(sentAt.filter((at) => at >= from && at < from + 1000).length).toBeLessThanOrEqual(8)
  clock.leap(60_000)
  expect(await send(mail, 'k')).toEqual({ kind: 'sent', id: 'x' })
})

it('does not make up for the time that the process stood still', async () => {
  const { clock, sentAt, outcomes } = sending(20)
  await settle()
  clock.leap(1000)
  await settle()
  expect(sentAt).toEqual([0, 1000])
  for (let wait = clock.next(); wait !== undefined; wait = clock.next()) {
    clock.leap(wait)
    await settle()
  }
  await Promise.all(outcomes)
  expect(sentAt.every((at, n) => n === 0 || at - sentAt[n - 1]! >= 125)).toBe(true)
})
