import { expect, it } from 'vitest'
import { complete } from '../application.fixture.ts'
import { isPersonalDomain } from './company-email.server.ts'
import { fieldNames } from './fields.ts'
import { createApplicationSchema, parseApplication } from './schema.ts'
import { honest } from './honest-texts.fixture.ts'
import { planted } from './planted-links.fixture.ts'

const schema = createApplicationSchema({ isPersonalDomain })
const fieldsRefused = (change: Record<string, string>) => {
  const result = parseApplication(schema, { ...complete, ...change })
  return result.ok ? [] : Object.keys(result.fields)
}

it('accepts at least 200 realistic answers', () => {
  const cases = fieldNames.flatMap((name) =>
    name in honest ? honest[name as keyof typeof honest].map((text) => [name, text] as const) : [],
  )
  expect(cases.length).toBeGreaterThanOrEqual(200)
  expect(cases.filter(([name, text]) => fieldsRefused({ [name]: text }).length > 0)).toEqual([])
})

it('refuses spam links in every text field except the call preference', () => {
  expect(planted.length).toBeGreaterThanOrEqual(60)
  const names = ['firstName', 'lastName', 'companyName', 'roleAtCompany', 'locationOfGPUs', 'typeOfGPUs'] as const
  for (const name of names) expect(planted.filter((text) => !fieldsRefused({ [name]: text }).includes(name))).toEqual([])
})
