import { expect, it } from 'vitest'
import { toViteConstants, toPublicConfiguration } from '@workspace/host/configuration/public-configuration.ts'
import { words } from '../words/form.ts'
import { readConfiguration } from '@workspace/host/configuration/configuration.ts'
import { fieldNames } from '@workspace/application/rules/fields.ts'
import { schema } from '@workspace/application/rules/schema.ts'

const { privacy } = words

it('the privacy text names every field that the endpoint accepts', () => {
  expect([...fieldNames, ...Object.keys(privacy.others)].toSorted()).toEqual(Object.keys(schema.shape).toSorted())
})

it('the privacy text states the configured readers and retention days', () => {
  const stated = toPublicConfiguration(
    readConfiguration({ APPLICATION_RECIPIENTS: 'a@company.example,b@company.example', OUTBOX_RETENTION_DAYS: '1' }),
  )
  expect(privacy.lead(stated)).toBe(
    'Your answers go by email to the team that reviews applications (2 inboxes). This site deletes its own copy 1 day after that email. You can have everything erased at any time.',
  )
  expect(privacy.keptText(stated)).toContain('deletes them 1 day after that')
  expect(JSON.stringify(toViteConstants(stated))).not.toContain('@')
})

it('the privacy text says that nothing is stored if storage is off', () => {
  const stated = toPublicConfiguration(readConfiguration({ APPLICATION_DELIVERY: 'direct' }))
  expect(privacy.lead(stated)).toContain('to the team that reviews applications (3 inboxes). This site keeps no copy of its own.')
  expect(privacy.keptText(stated)).toContain('sends them and stores nothing')
})
