import { array, assert, constantFrom, oneof, property, string, tuple, type Arbitrary } from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { messages, problems } from '../words/errors.ts'
import { complete } from '../application.fixture.ts'
import { isPersonalAddress, personalDomains, readAddress } from './company-email.ts'
import { isMaybePersonal } from './company-email.server.ts'
import { hasLink, hasMarkup, isPlain, removeUnseen } from './characters.ts'
import { parseCount } from './count.ts'
import { fieldNames, fields } from './fields.ts'
import { parseApplication } from './schema.ts'

/** Number of characters that fit into a 16 KiB request body along with the other fields. */
const most = 15_900

/** Pieces of repetitive text that could make a rule slow. */
const pieces = [
  '.',
  'a.',
  'a.b@',
  '@',
  'gmail.com.',
  'xn--',
  'xn--a.',
  '。',
  '…',
  'ü',
  'ü.',
  ' ',
  '\u00a0a',
  '\u0301',
  '\u0323\u0301',
  'e\u0301',
  '\u1100\u1161',
  '\ufdfa',
  'ا\u200c',
  '\u200d',
  '👩\u200d',
  '\ufe0f',
  '\u00ad',
  '\ud800',
  '/',
  'x//',
  'www.',
  '<a ',
  '</a',
  '[url',
  '(',
  '"',
  'a.bc:1',
  'a.bc:',
  'http:',
  '0',
  '-',
  'a',
]

/** Text that repeats one short piece, between a start and an end that match a rule. */
const hostile: Arbitrary<string> = tuple(
  constantFrom('', 'a@', 'x.y@gmail.com.', ' '),
  oneof(
    constantFrom(...pieces),
    array(constantFrom(...pieces), { minLength: 2, maxLength: 6 }).map((parts) => parts.join('')),
    string({ unit: 'binary', minLength: 1, maxLength: 8 }),
  ),
  constantFrom('', 'c', '.c', '.com', '@', '\n'),
).map(([start, piece, end]) => start + piece.repeat(Math.ceil(most / piece.length)).slice(0, most) + end)

/** Returns the expected error: “too long” for a text field or an address, and the field's own message for any other field. */
const refusal = (name: (typeof fieldNames)[number]) => {
  const field = fields[name]
  return 'maxLength' in field ? problems.tooLong(name, field.maxLength) : messages[name]
}

const longest = (texts: readonly unknown[]) => Math.max(0, ...texts.map((text) => String(text).length))

afterEach(() => {
  vi.restoreAllMocks()
})

const names = [...fieldNames, 'applicationId'] as const

describe('16 kB of text', () => {
  it.each(names)('in %s is refused for its length before any other rule reads it', (name) => {
    const lookUps = vi.spyOn(personalDomains, 'has')
    const read = vi.spyOn(RegExp.prototype, 'exec')
    const normalized = vi.spyOn(String.prototype, 'normalize')
    // zod reads text once to find surrogates, because they change its length.
    const byRules = () => read.mock.calls.filter((_call, at) => (read.mock.contexts[at] as RegExp).source !== String.raw`[\uD800-\uDBFF]`)
    assert(
      property(hostile, (value) => {
        for (const spy of [lookUps, read, normalized]) spy.mockClear()
        const result = parseApplication({ ...complete, [name]: value })
        const counted = [lookUps.mock.calls.length, ...[byRules().map(([text]) => text), normalized.mock.contexts].map(longest)]
        expect(result).toEqual({
          ok: false,
          fields: { [name]: name === 'applicationId' ? problems.applicationId : refusal(name) },
          unknown: [],
        })
        // The rules also read the other fields, but their answers are shorter than 64 characters.
        for (const count of counted) expect(count).toBeLessThan(64)
      }),
      { numRuns: 60 },
    )
  })
})

describe('the rules', () => {
  it('finish for repetitive text of 16 kB', () => {
    assert(
      property(hostile, (value) => {
        for (const rule of [isPlain, hasLink, hasMarkup, removeUnseen, readAddress, isPersonalAddress, isMaybePersonal, parseCount])
          rule(value)
      }),
    )
  })
})
