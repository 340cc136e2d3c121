import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { findShortReferences, readShortReference, toShortReference } from './short-reference.ts'

const uuid = 'f47ac10b-58cc-4372-a567-0e02b2c3d479'

it('writes 40 bits of a UUID in letters and digits without 0, 1, I and O', () => {
  for (const reference of [uuid, '00000000-0000-4000-8000-000000000000', 'ffffffff-ffff-4fff-bfff-ffffffffffff', randomUUID()]) {
    const short = toShortReference(reference)
    expect(short).toMatch(/^ON-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
    expect(reference.startsWith(readShortReference(short))).toBe(true)
    expect(readShortReference(short)).toHaveLength(11)
  }
})

const short = toShortReference(uuid)
it.each([
  short.toLowerCase(),
  short.replaceAll('-', ''),
  short.replaceAll('-', ' '),
  short.replaceAll('-', '\u2011'),
  short.replaceAll('-', ' – '),
  `“${short}”.`,
  `My reference is ${short}, thank you (${short})`,
])('finds the short reference in %j', (text) => {
  expect(findShortReferences(text)).toEqual([short])
})

it.each([`${short}2`, `X${short}`, short.slice(0, -1), short.slice(3), 'ON-0000-1111', 'on the house'])(
  'finds no reference in %j',
  (text) => {
    expect(findShortReferences(text)).toEqual([])
  },
)
