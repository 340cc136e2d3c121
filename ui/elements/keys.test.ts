import { expect, test } from 'vitest'
import { isComposing, isLetter } from './keys.ts'

test.each([
  ['a plain key', false, 13, false],
  ['a key that the browser marks as composing', true, 13, true],
  ['the last key of a composition in Safari', false, 229, true],
])('tells whether a key belongs to a composition: %s', (_, composes, keyCode, expected) => {
  expect(isComposing({ isComposing: composes, keyCode })).toBe(expected)
})

test.each([
  ['QWERTY', 'k', 'KeyK', true],
  ['with Caps Lock', 'K', 'KeyK', true],
  ['Cyrillic', 'л', 'KeyK', true],
  ['Greek', 'κ', 'KeyK', true],
  ['Hebrew', 'ל', 'KeyK', true],
  ['Dvorak, the key that types k', 'k', 'KeyV', true],
  ['Dvorak, the key that types t', 't', 'KeyK', false],
  ['another key', 'j', 'KeyJ', false],
])('recognizes the K key on other keyboard layouts: %s', (_, key, code, expected) => {
  expect(isLetter({ key, code }, 'k')).toBe(expected)
})
