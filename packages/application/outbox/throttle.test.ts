import { expect, it } from 'vitest'
import { createFakeClock } from './clock.fixture.ts'
import { createThrottle } from './throttle.server.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

it('starts at most eight sends in any second, and all of them eventually', async () => {
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
