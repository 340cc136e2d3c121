import { expect, it } from 'vitest'
import { complete } from '@workspace/application/application.fixture.ts'
import { applicationFailures, submitAgain } from '@workspace/application/words/failures.ts'
import { encodeForm, createTestApp } from '../http/app.fixture.ts'

const createFullApp = () =>
  createTestApp({
    createAccept: () =>
      Object.assign(async () => ({ kind: 'full' as const, reference: 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', retryAfter: 1_150 }), {
        idle: async () => {},
      }),
  })
const message = `${applicationFailures.store_full} ${submitAgain(1_150)}`

it('tells a script how long to wait while the outbox is full', async () => {
  const answer = await createFullApp().post(complete)
  expect([answer.status, answer.headers.get('Retry-After'), await answer.json()]).toEqual([
    503,
    '1150',
    { error: { code: 'store_full', message } },
  ])
})

it('tells an applicant without JavaScript how long to wait while the outbox is full, and keeps the answers', async () => {
  const page = await (await createFullApp().postForm(encodeForm())).text()
  expect(page).toContain(message)
  expect(JSON.parse(page.replace('<form>', ''))).toMatchObject({
    values: { firstName: 'Amara', companyName: 'Lagos Compute', numberOfGPUs: '64' },
  })
})
