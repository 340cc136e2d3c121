import { expect, test } from 'vitest'
import { barsPath, linePath } from './spark.ts'

test('a line goes through its values, from the base of the range to its top', () => {
  expect(linePath([0, 4, 8], [0, 8])).toBe('M0 40L50 20L100 0')
  expect(linePath([5, 5], [0, 0])).not.toContain('NaN')
})

test('bars stand on the base, and a half is half as high', () => {
  expect(barsPath([4, 8], [0, 8])).toBe('M0 40V20h40V40zM60 40V0h40V40z')
})
