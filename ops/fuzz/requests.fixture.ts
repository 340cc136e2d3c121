import {
  array,
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
import { complete } from '../../packages/application/application.fixture.ts'
import { fieldNames, fields } from '../../packages/application/rules/fields.ts'
import { email, text, chooseByWeight } from './texts.fixture.ts'

export interface FuzzRequest {
  body: string | Uint8Array<ArrayBuffer>
  contentType: string
  secFetchSite: string | undefined
  origin: string | undefined
  /** A separate address for the request (`own`), or an address that many requests share (`crowd`). */
  address: 'own' | 'crowd'
}

const number = oneof(
  integer({ min: 1, max: 1_000_000 }),
  integer(),
  constantFrom<unknown>('64', ' 7 ', '1e3', -0, 1.5, Number.MAX_SAFE_INTEGER, '٣', ''),
)
const anything = jsonValue({ maxDepth: 3 })

const change: Arbitrary<readonly [string, unknown]> = chooseByWeight(
  [12, tuple(constantFrom('companyName', ...fieldNames.filter((name) => fields[name].kind === 'text')), text)],
  [3, tuple(constant('companyEmail'), email)],
  [2, tuple(constant('numberOfGPUs'), number)],
  [2, tuple(constantFrom('website', 'referralSource', 'elapsedMs'), oneof(text, constantFrom('access', 'partner', 10, '20')))],
  [
    1,
    tuple(
      constant('applicationId'),
      oneof(uuid(), constantFrom('a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', 'A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11', 'x')),
    ),
  ],
  [1, tuple(constantFrom(...fieldNames), anything)],
  [1, tuple(constantFrom('__proto__', 'constructor', 'toString', 'to', 'from', 'subject', 'bcc', ''), anything)],
)
const changes = array(change, { minLength: 1, maxLength: 4 })

const toText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
/** Object.fromEntries sets even `__proto__` as an own property. */
const toJson = (changed: readonly (readonly [string, unknown])[]) =>
  JSON.stringify(Object.fromEntries([...Object.entries(complete), ...changed]))
const toForm = (changed: readonly (readonly [string, unknown])[]) =>
  new URLSearchParams([
    ...changed.map(([name, value]) => [name, toText(value)]),
    ...Object.entries({ ...complete, numberOfGPUs: '64', capitalContribution: 'on', emailConsent: 'on' }),
  ]).toString()

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const type = constantFrom(json, form)
const foreignType = constantFrom(
  '',
  'text/plain',
  'application/jsonp',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'text/plain; application/json',
  '*/*',
)

const toJsonContent = (body: Arbitrary<string>) => tuple(body, constant(json))

const content: Arbitrary<readonly [FuzzRequest['body'], string]> = chooseByWeight(
  [12, toJsonContent(changes.map(toJson))],
  [6, tuple(changes.map(toForm), constant(form))],
  [1, toJsonContent(tuple(changes, integer({ min: 0, max: 400 })).map(([changed, at]) => toJson(changed).slice(at)))],
  [
    1,
    tuple(
      oneof(anything, dictionary(string(), anything)).map((value) => JSON.stringify(value)),
      type,
    ),
  ],
  [
    1,
    tuple(
      uint8Array({ maxLength: 200 }).map((bytes) => Uint8Array.from(bytes)),
      type,
    ),
  ],
  [
    1,
    toJsonContent(
      tuple(integer({ min: 1, max: 8_000 }), constantFrom(0, 1)).map(([depth, end]) => '['.repeat(depth) + ']'.repeat(depth * end)),
    ),
  ],
  [1, toJsonContent(integer({ min: 15_000, max: 40_000 }).map((length) => `{"firstName":"${'x'.repeat(length)}"}`))],
  [1, tuple(changes.map(toJson), foreignType)],
  [1, tuple(changes.map(toJson), constant('Application/JSON; charset="UTF-8"'))],
)

const sender: Arbitrary<Pick<FuzzRequest, 'secFetchSite' | 'origin'>> = chooseByWeight(
  [20, constant({ secFetchSite: 'same-origin', origin: undefined })],
  [4, constant({ secFetchSite: undefined, origin: 'https://site.example' })],
  [1, constantFrom('cross-site', 'same-site', 'none', '').map((secFetchSite) => ({ secFetchSite, origin: 'https://site.example' }))],
  [
    1,
    constantFrom(undefined, 'null', 'https://evil.example', 'https://site.example.evil.example').map((origin) => ({
      secFetchSite: undefined,
      origin,
    })),
  ],
)

/** The endpoint accepts about a quarter of these requests. */
export const fuzzRequest: Arbitrary<FuzzRequest> = record({
  content,
  sender,
  address: chooseByWeight([30, constant('own' as const)], [1, constant('crowd' as const)]),
}).map(({ content: [body, contentType], sender, address }) => ({ body, contentType, ...sender, address }))
