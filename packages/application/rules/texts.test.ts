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

it.each(planted.refused)('refuses “%s”', (text) => {
  for (const name of names) expect(check(name, text)).toMatchObject({ ok: false, fields: { [name]: expect.any(String) } })
})

it.each(planted.unlinked)('accepts “%s”, which may be an honest text', (text) => {
  for (const name of names) expect(check(name, text).ok).toBe(/\p{L}/u.test(text))
})
