import { expect, it } from 'vitest'
import { complete } from '@workspace/application/application.fixture.ts'
import { formFields, testApp } from '../http/app.fixture.ts'

const full = () =>
  testApp({
    accepting: () =>
      Object.assign(async () => ({ kind: 'full' as const, reference: 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', retryAfter: 1_150 }), {
        idle: async () => {},
      }),
  })
const message = 'Words for store_full. Submit again in 1150 s.'

it('a full outbox tells a script how long it may take', async () => {
  const answer = await full().post(complete)
  expect([answer.status, answer.headers.get('Retry-After'), await answer.json()]).toEqual([
    503,
    '1150',
    { error: { code: 'store_full', message } },
  ])
})

it('a full outbox tells a form without a script how long it may take, and keeps every value', async () => {
  const page = await (await full().postForm(formFields())).text()
  expect(page).toContain(message)
  expect(JSON.parse(page.replace('<form>', ''))).toMatchObject({
    values: { firstName: 'Amara', companyName: 'Lagos Compute', numberOfGPUs: '64' },
  })
})
