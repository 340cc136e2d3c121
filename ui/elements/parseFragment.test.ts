import { expect, test } from 'vitest'
import { parseFragment } from './parseFragment.ts'

test.each([
  ['', ''],
  ['#', ''],
  ['#limits', 'limits'],
  ['#%C3%B6ffnen', 'öffnen'],
  ['#%', '%'],
  ['#a%b', 'a%b'],
  ['#limits%', 'limits%'],
  ['#%E0%A4%A', '%E0%A4%A'],
  ['#"]', '"]'],
])('the hash %s has the id %s', (hash, expected) => {
  expect(parseFragment(hash)).toBe(expected)
})
