import { expect, test } from 'vitest'
import { interpolate, shortened } from './texts.ts'

test('values stand in their places, and a place without a value stays', () => {
  expect(interpolate('leaf {leaf} of {all}, {leaf}', { leaf: 3 })).toBe('leaf 3 of {all}, 3')
  expect(interpolate('{ms} ms', { ms: 0 })).toBe('0 ms')
})

test('a long value keeps its ends', () => {
  expect(shortened('8d35e08ed2b685c1')).toBe('8d35e08e…85c1')
  expect(shortened('8d35')).toBe('8d35')
})
