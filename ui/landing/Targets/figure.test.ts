import { expect, test } from 'vitest'
import { numberIn } from './figure.ts'

test.each(['10M+', '99.9 %', '5000+', '< 30 ms', '$1B+', '50+'])('%s is put together again from its parts', (figure) => {
  const { before, value, decimals, after } = numberIn(figure)!
  expect(before + value.toFixed(decimals) + after).toBe(figure)
})

test.each(['Global', '∞', ''])('“%s” has nothing to count', (figure) => {
  expect(numberIn(figure)).toBeUndefined()
})
