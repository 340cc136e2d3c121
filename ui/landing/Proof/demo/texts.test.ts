import { expect, test } from 'vitest'
import { interpolate, shorten } from './texts.ts'

test('replaces placeholders, and keeps each placeholder without a value', () => {
  expect(interpolate('leaf {leaf} of {all}, {leaf}', { leaf: 3 })).toBe('leaf 3 of {all}, 3')
  expect(interpolate('{ms} ms', { ms: 0 })).toBe('0 ms')
})

test('shortens a long value in the middle', () => {
  expect(shorten('8d35e08ed2b685c1')).toBe('8d35e08e…85c1')
  expect(shorten('8d35')).toBe('8d35')
})
