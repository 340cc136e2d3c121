import { expect, it } from 'vitest'
import { tryAgain } from './failures.ts'

it.each([
  [30, 'a minute'],
  [99, '2 minutes'],
  [40_000, '12 hours'],
])('writes a wait of %i s as “%s”', (seconds, words) => {
  expect(tryAgain(seconds)).toBe(`Try again in about ${words}.`)
})
