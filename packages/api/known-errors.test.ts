import { expect, test } from 'vitest'
import { caasCalls } from './caas/caas.ts'
import { vmCalls } from './vm/vm.ts'
import { compileMessage } from './error-form.ts'
import { findErrorUrl, knownErrors } from './known-errors.ts'

test('every documented error body leads to the section of its error', () => {
  const bodies = [...vmCalls, ...caasCalls].flatMap(({ responses }) => responses.filter(({ status }) => status >= 400))
  expect(bodies.filter(({ example }) => !/\/docs\/errors#[a-z-]+$/.test((example as { docs: string }).docs))).toEqual([])
})

test('no earlier error matches the message of a later one', () => {
  const texts = knownErrors.flatMap(({ id, messages }) =>
    messages.map((message) => ({ id, text: message.replaceAll('FIELD', 'vm.name').replaceAll('…', '7') })),
  )
  expect(texts.filter(({ id, text }) => !findErrorUrl(text).endsWith(`#${id}`))).toEqual([])
  expect(compileMessage('FIELD is required').test('which key is required')).toBe(false)
})
