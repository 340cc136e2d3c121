import { expect, it } from 'vitest'
import { createFakeClock } from './clock.fixture.ts'
import { createThrottle } from './throttle.server.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

it('allows at most eight emails in any second, and eventually all emails', async () => {
  const clock = createFakeClock()
  const throttle = createThrottle(8, clock)
  const began: number[] = []
  const turns = Array.from({ length: 100 }, () => throttle.turn().then(() => began.push(clock.elapsed())))
  while (began.length < 100) {
    await settle()
    clock.advance(50)
  }
  await Promise.all(turns)
  for (const from of began) expect(began.filter((at) => at >= from && at < from + 1000).length).toBeLessThanOrEqual(8)
  expect(began.at(-1)).toBeLessThan(14_000)
})

it('is not delayed by a wall clock that is set back', async () => {
  const clock = createFakeClock()
  const throttle = createThrottle(1, clock)
  expect([throttle.take(), throttle.take()]).toEqual([true, false])
  clock.set(0)
  clock.advance(1000)
  expect(throttle.take()).toBe(true)
})

it('follows a lower limit of the mail service, and ignores a higher one', () => {
  const clock = createFakeClock()
  const throttle = createThrottle(8, clock)
  const countIn = (seconds: number) => {
    let count = 0
    for (let at = 0; at < seconds * 100; at++) {
      clock.advance(10)
      if (throttle.take()) count++
    }
    return count
  }
  throttle.follow(2)
  countIn(10)
  expect(countIn(100)).toBeLessThanOrEqual(200)
  throttle.follow(0.1)
  expect(countIn(100)).toBeLessThanOrEqual(10)
  throttle.follow(1_000)
  countIn(10)
  expect(countIn(100)).toBe(800)
})
