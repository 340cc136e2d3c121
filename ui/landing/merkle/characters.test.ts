import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { utf8 } from './bytes.ts'
import { changeByte, splitCharacters } from './characters.ts'
import { leafCount } from './evidence.ts'
import { getPart } from './parts.ts'

const anyText = fc.string({ unit: 'binary', minLength: 1, maxLength: 64 })

test('splits text into characters with their bytes and leaves', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const characters = splitCharacters(text)
      expect(characters.map((character) => character.text).join('')).toBe(text)
      expect(characters.at(-1)!.end).toBe(utf8(text).length)
      for (const { text: own, start, end, leaf } of characters) {
        expect(utf8(text).slice(start, end)).toEqual(utf8(own))
        expect(leaf).toBe(getPart(start, utf8(text).length, leafCount))
      }
    }),
  )
})

test('changes one byte of one character and reports its offset and leaf', () => {
  fc.assert(
    fc.property(anyText, fc.nat({ max: 20 }), (text, turn) => {
      const { text: changed, change } = changeByte(text, turn)!
      const [before, after] = [utf8(text), utf8(changed)]
      expect(Array.from(after).flatMap((byte, at) => (byte === before[at] ? [] : [at]))).toEqual([change.offset])
      expect(splitCharacters(changed).find(({ end }) => end === change.offset + 1)!.text).toBe(change.to)
      expect(splitCharacters(text).find(({ end }) => end === change.offset + 1)!.text).toBe(change.from)
      expect(change.leaf).toBe(getPart(change.offset, before.length, leafCount))
    }),
  )
})

test('replaces a letter with its neighbor, a different letter on each turn, and returns null for empty text', () => {
  const text = 'resnet-50 · batch 64 · dataset street-signs'
  expect(changeByte(text, 0)).toEqual({
    text: 'resnet-50 · batch 64 · dataret street-signs',
    change: { offset: 29, leaf: 5, from: 's', to: 'r' },
  })
  expect(changeByte(text, 1)!.change.offset).not.toBe(29)
  expect(changeByte('', 0)).toBeNull()
})
