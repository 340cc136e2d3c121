import {
  array,
  boolean,
  constant,
  constantFrom,
  dictionary,
  integer,
  jsonValue,
  oneof,
  record,
  string,
  tuple,
  uint8Array,
  uuid,
  type Arbitrary,
} from 'fast-check'
import { complete } from '../application/application.fixture.ts'
import { fieldNames } from '../application/rules/fields.ts'

export interface FuzzRequest {
  body: string | Uint8Array<ArrayBuffer>
  contentType: string
  secFetchSite: string | undefined
  origin: string | undefined
  /** Of the socket; `crowd` is one that many share. */
  address: 'own' | 'crowd'
}

/** Texts with a meaning in mail headers, in HTML or in a parser. */
const pieces = [
  '<',
  '>',
  '"',
  "'",
  '&',
  '`',
  '=',
  '/',
  '</td>',
  '</table>',
  '<img src=x onerror=1>',
  '<!--',
  '-->',
  ']]>',
  '<script>',
  '&lt;',
  '&#60;',
  '&amp;lt;',
  '\r\n',
  '\n',
  '\t',
  '\0',
  '\u202e',
  '\u2066',
  '\u200b',
  '\u00ad',
  '\ufeff',
  '\ud800',
  '\udc00',
  '\u2028',
  '\ufffd',
  '\u3164',
  '\u034f',
  '\u1160',
  '\u200c',
  '\u200d',
  '\ufe0f',
  '\u{e0101}',
  '{{7*7}}',
  '${x}',
  '%0d%0a',
  '=?utf-8?q?x?=',
  'Bcc: x@y.example',
  'http://',
  'ftp://',
  '\\\\',
  '//',
  'evil.com',
  'www.',
  'javascript:',
  'a',
  'Z',
  '0',
  ' ',
  'é',
  'e\u0301',
  '王',
  'ش',
  '🚀',
  '👩‍👧',
  'ﬀ',
  'İ',
  '.',
  ',',
  ';',
  ':',
  '@',
  '-',
]

const harmless = pieces.filter(
  (piece) =>
    /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]+$/u.test(piece) && !/[:=/\\]{2}|www|script:|\ufffd|\p{Default_Ignorable_Code_Point}/u.test(piece),
)
const joined = (from: readonly string[], maxLength: number) =>
  array(constantFrom(...from), { minLength: 1, maxLength }).map((parts) => parts.join(''))

const text = oneof(
  { weight: 8, arbitrary: joined(harmless, 20).map((value) => `A${value}`) },
  { weight: 3, arbitrary: joined(pieces, 12) },
  { weight: 2, arbitrary: string({ unit: 'grapheme', maxLength: 130 }) },
  { weight: 1, arbitrary: string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: string({ minLength: 1, maxLength: 300 }) },
)
const email = oneof(
  tuple(
    string({ unit: constantFrom(...Array.from("abz09.+_-!#$%&'*/=?^`{|}~")), minLength: 1, maxLength: 12 }),
    string({ unit: constantFrom('a', 'b', 'z', '-'), minLength: 1, maxLength: 8 }),
  ).map(([name, domain]) => `${name}@${domain}.example`),
  tuple(text, text).map(([name, domain]) => `${name}@${domain}`),
  constantFrom(
    'a,b@c.example',
    'x <a@b.example>',
    'a@b.example\r\nBcc: x@y.example',
    'a@gmail.com',
    'a@ｇｍａｉｌ.com',
    'a@bücher.example',
    '"a b"@c.example',
  ),
)
const number = oneof(
  integer({ min: 1, max: 1_000_000 }),
  integer(),
  constantFrom<unknown>('64', ' 7 ', '1e3', -0, 1.5, Number.MAX_SAFE_INTEGER, '٣', ''),
)
const anything = jsonValue({ maxDepth: 3 })

/** A field and a value that suits it more or less. */
const change: Arbitrary<readonly [string, unknown]> = oneof(
  {
    weight: 12,
    arbitrary: tuple(
      constantFrom('firstName', 'lastName', 'companyName', 'companyName', 'roleAtCompany', 'locationOfGPUs', 'typeOfGPUs'),
      text,
    ),
  },
  { weight: 3, arbitrary: tuple(constant('companyEmail'), email) },
  { weight: 2, arbitrary: tuple(constant('numberOfGPUs'), number) },
  { weight: 2, arbitrary: tuple(constantFrom('website', 'way', 'elapsedMs'), oneof(text, constantFrom('access', 'partner', 10, '20'))) },
  {
    weight: 1,
    arbitrary: tuple(
      constant('applicationId'),
      oneof(uuid(), constantFrom('a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', 'A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11', 'x')),
    ),
  },
  { weight: 1, arbitrary: tuple(constantFrom(...fieldNames), anything) },
  { weight: 1, arbitrary: tuple(constantFrom('__proto__', 'constructor', 'toString', 'to', 'from', 'subject', 'bcc', ''), anything) },
)
const changes = array(change, { minLength: 1, maxLength: 4 })

const plain = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
/** Object.fromEntries sets even `__proto__` as a key of its own, and JSON.stringify writes it. */
const asJson = (changed: readonly (readonly [string, unknown])[]) =>
  JSON.stringify(Object.fromEntries([...Object.entries(complete), ...changed]))
const asForm = (changed: readonly (readonly [string, unknown])[]) =>
  new URLSearchParams([
    ...changed.map(([name, value]) => [name, plain(value)]),
    ...Object.entries({ ...complete, numberOfGPUs: '64', capitalContribution: 'on', emailConsent: 'on' }),
  ]).toString()

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const bytes = (array: Uint8Array) => Uint8Array.from(array)

const content: Arbitrary<Pick<FuzzRequest, 'body' | 'contentType'>> = oneof(
  { weight: 12, arbitrary: changes.map((changed) => ({ body: asJson(changed), contentType: json })) },
  { weight: 6, arbitrary: changes.map((changed) => ({ body: asForm(changed), contentType: form })) },
  {
    weight: 1,
    arbitrary: tuple(changes, integer({ min: 0, max: 400 })).map(([changed, at]) => ({
      body: asJson(changed).slice(at),
      contentType: json,
    })),
  },
  {
    weight: 1,
    arbitrary: tuple(anything, constantFrom(json, form)).map(([value, contentType]) => ({ body: JSON.stringify(value), contentType })),
  },
  {
    weight: 1,
    arbitrary: tuple(uint8Array({ maxLength: 200 }), constantFrom(json, form)).map(([body, contentType]) => ({
      body: bytes(body),
      contentType,
    })),
  },
  {
    weight: 1,
    arbitrary: tuple(integer({ min: 1, max: 8_000 }), boolean()).map(([depth, closed]) => ({
      body: '['.repeat(depth) + (closed ? ']'.repeat(depth) : ''),
      contentType: json,
    })),
  },
  {
    weight: 1,
    arbitrary: integer({ min: 15_000, max: 40_000 }).map((length) => ({
      body: `{"firstName":"${'x'.repeat(length)}"}`,
      contentType: json,
    })),
  },
  {
    weight: 1,
    arbitrary: tuple(dictionary(string(), anything), constantFrom(json, form)).map(([value, contentType]) => ({
      body: JSON.stringify(value),
      contentType,
    })),
  },
  {
    weight: 1,
    arbitrary: tuple(
      changes,
      constantFrom(
        '',
        'text/plain',
        'application/jsonp',
        'multipart/form-data; boundary=x',
        'application/json; charset=utf-16',
        'text/plain; application/json',
        '*/*',
      ),
    ).map(([changed, contentType]) => ({ body: asJson(changed), contentType })),
  },
  { weight: 1, arbitrary: changes.map((changed) => ({ body: asJson(changed), contentType: 'Application/JSON; charset="UTF-8"' })) },
)

const sender: Arbitrary<Pick<FuzzRequest, 'secFetchSite' | 'origin'>> = oneof(
  { weight: 20, arbitrary: constant({ secFetchSite: 'same-origin', origin: undefined }) },
  { weight: 4, arbitrary: constant({ secFetchSite: undefined, origin: 'https://site.example' }) },
  {
    weight: 1,
    arbitrary: constantFrom('cross-site', 'same-site', 'none', '').map((secFetchSite) => ({
      secFetchSite,
      origin: 'https://site.example',
    })),
  },
  {
    weight: 1,
    arbitrary: constantFrom(undefined, 'null', 'https://evil.example', 'https://site.example.evil.example').map((origin) => ({
      secFetchSite: undefined,
      origin,
    })),
  },
)

/** Requests as browsers, programs and attackers make them; about a quarter is accepted. */
export const fuzzRequest: Arbitrary<FuzzRequest> = record({
  content,
  sender,
  address: oneof({ weight: 30, arbitrary: constant('own' as const) }, { weight: 1, arbitrary: constant('crowd' as const) }),
}).map(({ content: what, sender: who, address }) => ({ ...what, ...who, address }))
