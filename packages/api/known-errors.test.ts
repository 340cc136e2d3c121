import { expect, test } from 'vitest'
import { caasCalls } from './caas/caas.ts'
import { vmCalls } from './vm/vm.ts'
import { compileMessage } from './error-form.ts'
import { checkDeployFile } from './files/check-deploy-file.ts'
import { containerFileExample, vmFileExample } from './files/deploy-file.ts'
import { slips } from './files/slips.fixture.ts'
import { findErrorUrl, knownErrors } from './known-errors.ts'

test('messages begin with a capital letter or the name of a field, and end with a period', () => {
  const documented = [...vmCalls, ...caasCalls].flatMap(({ responses }) =>
    responses
      .filter(({ status }) => status >= 400)
      .flatMap(({ example }) => [...JSON.stringify(example).matchAll(/"(?:error|detail|msg)":"((?:[^"\\\\]|\\\\.)*)"/g)]),
  )
  const messages = [
    ...Object.entries(knownErrors).flatMap(([id, all]) => (id === 'deployyml-is-not-valid' ? [] : all)),
    ...documented.map(([, message = '']) => message),
  ].filter((message) => message !== '403 Forbidden')
  expect(messages.length).toBeGreaterThan(100)
  const named = [...vmCalls, ...caasCalls]
    .flatMap(({ request, query }) => [request, query])
    .flatMap((schema) => Object.keys(schema?.shape ?? {}))
  const begins = (message: string) =>
    /^(?:[A-Z…'"]|amountUsdc )/.test(message) || [...named, 'status'].some((name) => message.startsWith(`${name} `))
  expect(messages.filter((message) => !begins(message) || !message.endsWith('.'))).toEqual([])
})

test('every documented error body links to a section of the page about errors', () => {
  const bodies = [...vmCalls, ...caasCalls].flatMap(({ responses }) => responses.filter(({ status }) => status >= 400))
  expect(bodies.filter(({ example }) => !/\/docs\/errors#[a-z-]+$/.test((example as { docs: string }).docs))).toEqual([])
})

test('no error matches the message of a later error', () => {
  const texts = Object.entries(knownErrors).flatMap(([id, messages]) =>
    messages.map((message) => ({ id, text: message.replaceAll('FIELD', 'vm.name').replaceAll('…', '7') })),
  )
  expect(texts.filter(({ id, text }) => !findErrorUrl(text).endsWith(`#${id}`))).toEqual([])
  expect(compileMessage('FIELD is required').test('which key is required')).toBe(false)
})

test('the messages about typical mistakes in a deploy.yml match the templates, and every template matches one of them', () => {
  const file = containerFileExample
  const others = [
    file + vmFileExample.replace(/metadata[^]*/, ''),
    file.replace(/^ *port:.*\n/m, '$&$&'),
    file.replace(/^/gm, '> '),
    file.replaceAll('\n', '\r'),
    `\u001B[31m${file}`,
    'metadata: {}\n',
    'FROM nginx\n',
    '-----BEGIN PRIVATE KEY-----\nMC4\n-----END PRIVATE KEY-----\n',
    [
      'a: &a [x, x, x, x, x, x, x, x, x]',
      ...Array.from('bcde', (name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcd'[at]}`).join()}]`),
    ].join('\n'),
  ]
  const messages = [...slips.map((slip) => slip.file), ...others].flatMap((text) => {
    const result = checkDeployFile(text)
    return result.ok ? [] : result.problems.map(({ message }) => message)
  })
  const templates = knownErrors['deployyml-is-not-valid']!.map((template) => ({ template, form: compileMessage(template) }))
  expect(messages.filter((message) => !templates.some(({ form }) => form.test(message)))).toEqual([])
  const dead = templates.filter(({ form }) => !messages.some((message) => form.test(message)))
  expect(dead.map(({ template }) => template)).toEqual([])
})
