import { expect, test } from 'vitest'
import { drawLinePath } from './Spark.tsx'

test('draws a line from 0 at the bottom to the maximum at the top', () => {
  expect(drawLinePath([0, 4, 8], 8)).toBe('M0 40L50 20L100 0')
})
