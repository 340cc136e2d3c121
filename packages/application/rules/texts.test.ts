import { array, assert, constantFrom, property, tuple } from 'fast-check'
import { expect, it } from 'vitest'
import { complete } from '../application.fixture.ts'
import { fieldNames, fields } from './fields.ts'
import { parseApplication } from './schema.ts'
import { honest } from './honest-texts.fixture.ts'
import { planted } from './planted-texts.fixture.ts'

const names = fieldNames.filter((name) => fields[name].kind === 'text' && name !== 'callPreference')
const check = (name: string, text: string) => parseApplication({ ...complete, [name]: text })

const answers = Object.entries(honest).flatMap(([name, texts]) => texts.map((text) => [name, text] as const))

it.each(answers)('accepts the %s “%s” unchanged', (name, text) => {
  expect(check(name, text)).toMatchObject({ ok: true, application: { [name]: text } })
})

const words =
  'ASP.NET Node.js Dr.-Ing. H100 24/7 C++ S.p.A. GmbH Long-Term 1.000 São 東京 Київ القاهرة मुंबई서울 Fly.io a.M. O’Neil 700W'.split(' ')
const signs = Array.from(' /.,:;&@#+-–=%|~*°()[]{}<>"\'!?\\')
/** What a text must not contain: a scheme, the start of a web address, and a tag of HTML or BBCode. */
const forbidden = /:\/\/|www[.。．｡]|<\/|<\p{L}[^<>]*=|<\p{L}[^<>]*[\s/]href|\[\/?(?:url|img)/iu

it('keeps text in several writing systems and with punctuation unchanged, unless it contains a scheme, www. or a tag', () => {
  const text = array(tuple(constantFrom(...words), array(constantFrom(...signs), { maxLength: 3 })), { minLength: 1, maxLength: 5 })
    .map((parts) =>
      parts
        .map(([word, between]) => word + between.join(''))
        .join('')
        .normalize('NFC')
        .trim(),
    )
    .filter((value) => value.length <= 80 && /\p{L}/u.test(value) && !forbidden.test(value))
  assert(
    property(text, constantFrom(...names), (value, name) => {
      expect(check(name, value)).toMatchObject({ ok: true, application: { [name]: value } })
    }),
    { numRuns: 1_000 },
  )
})

it.each(planted.refused)('refuses “%s”', (text) => {
  for (const name of names) expect(check(name, text)).toMatchObject({ ok: false, fields: { [name]: expect.any(String) } })
})

it.each(planted.unlinked)('accepts “%s”, which may be an honest text', (text) => {
  for (const name of names) expect(check(name, text).ok).toBe(/\p{L}/u.test(text))
})
