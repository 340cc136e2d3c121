import { expect, test } from 'vitest'
import { lineRange } from './lines.ts'

test.each([
  [1, 'one'],
  [2, ''],
  [3, 'three'],
  [0, 'one'],
  [9, 'three'],
])('line %i is “%s”', (line, expected) => {
  const text = 'one\n\nthree'
  expect(text.slice(...lineRange(text, line))).toBe(expected)
})
