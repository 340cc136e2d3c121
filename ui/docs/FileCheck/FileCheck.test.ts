import { expect, test } from 'vitest'
import { findLineRange } from './FileCheck.tsx'

test.each([
  [1, 'one'],
  [2, ''],
  [3, 'three'],
  [0, 'one'],
  [9, 'three'],
])('returns the range of line %i (“%s”)', (line, expected) => {
  const text = 'one\n\nthree'
  expect(text.slice(...findLineRange(text, line))).toBe(expected)
})
