import { expect, test } from 'vitest'
import { joinUnits } from './joinUnits.ts'

test.each([
  ['a unit', 'storage · 1.2 TB', 'storage · 1.2\u00a0TB'],
  ['a noun', 'gpu · 8 replicas', 'gpu · 8\u00a0replicas'],
  ['a figure in a sentence', 'accepted in 0 ms, here', 'accepted in 0\u00a0ms, here'],
  ['no figure', 'by the day', 'by the day'],
  ['a number before a mark', 'job 7 · next', 'job 7 · next'],
])('keeps a number on the line of its unit: %s', (_, text, whole) => expect(joinUnits(text)).toBe(whole))
