import { STATUS_CODES } from 'node:http'
import { expect, test } from 'vitest'
import { caasCall } from '@workspace/api/caas/caas.ts'
import type { Call, CallExample } from '@workspace/api/call.ts'
import { compileMessage } from '@workspace/api/error-form.ts'
import { world } from '@workspace/api/example-world.ts'
import { knownErrors } from '@workspace/api/known-errors.ts'
import { vmCall } from '@workspace/api/vm/vm.ts'
import { createRequest, everyCall, host } from './sandbox.fixture.ts'
import { createSandbox } from './sandbox.ts'

const { text: key } = world.sshKey
const data = key.split(' ')[1]!

/** Values that many fields refuse. */
const values: readonly unknown[] = [
  undefined,
  null,
  '',
  'x',
  ' ',
  'a b',
  '0',
  'true',
  '99999999',
  '-1',
  '[1,"2"]',
  1.5,
  -1,
  0,
  99_999_999,
  true,
  [],
  {},
  [''],
  ['x'],
  [1, 1],
  Array.from({ length: 200 }, (_, at) => ({ port: at + 1, protocol: 'tcp' })),
  { '1 x': 'y' },
  { x: 1 },
  `ssh-rsa ${data}`,
  data,
  `no-pty ${key}`,
  `${key}\n${key}`,
  'ssh-ed25519 AAAA',
  '~/.ssh/id_ed25519.pub',
  '<image>',
  'nginx@sha256:abc',
  'https://me:secret@a.example/x.img',
  'http://localhost/x.img',
  'localhost:5000/web',
  '00000000-0000-4000-8000-000000000000',
]

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Lists copies of a value with one change each: another value, an additional name, or each item of a list twice. */
const spoil = (value: unknown): readonly unknown[] => {
  if (!isGroup(value)) return values
  if (Array.isArray(value))
    return [...values, ...value.flatMap((item, at) => spoil(item).map((other) => value.with(at, other))), [...value, ...value]]
  const changed = Object.entries(value).flatMap(([name, inner]) => spoil(inner).map((other) => ({ ...value, [name]: other })))
  return [...values, ...changed, { ...value, extra: 'x' }]
}

const spoilExample = ({ example, request }: Call): readonly CallExample[] =>
  (['path', 'query', ...(request ? ['body' as const] : [])] as const).flatMap((part) =>
    spoil(example[part] ?? {}).flatMap((each) => (isGroup(each) && !Array.isArray(each) ? { ...example, [part]: each } : [])),
  )

/** Lists the messages of an error and its status line, which some clients show alone. */
const listMessages = async (response: Response): Promise<string[]> => {
  const text = await response.text()
  if (response.status < 400) return []
  const quoted = text.matchAll(/"(?:error|detail|msg)":("(?:[^"\\]|\\.)*")/g)
  return [`${response.status} ${STATUS_CODES[response.status]}`, ...[...quoted].map(([, message = '']) => JSON.parse(message) as string)]
}

test('the sandbox sends every message that the page about errors lists', async () => {
  const requests = everyCall.flatMap((call) => [
    createRequest(call, call.example, ''),
    ...spoilExample(call).map((example) => createRequest(call, example)),
  ])
  const post = (headers: HeadersInit, body: string) => new Request(host + vmCall.orderVms.path, { method: 'POST', headers, body })
  const headers = { Authorization: 'Bearer sandbox', 'Content-Type': 'application/json' }
  const others = [
    post({ Authorization: 'Bearer sandbox' }, '{}'),
    post(headers, '{'),
    post(headers, '[]'),
    new Request(`${host}/x`),
    new Request(`${host}/api${vmCall.listVms.path}`),
    new Request(host + vmCall.listVms.path, { method: 'PUT' }),
  ]
  const { path } = caasCall.streamLog.example
  const steps: readonly (readonly [Call, CallExample?])[] = [
    [caasCall.streamLog, { ...caasCall.streamLog.example, path: { ...path, container_id: 'c-x' } }],
    [vmCall.deleteVms],
    [vmCall.updateVm],
    [caasCall.deleteDeployment],
    [caasCall.updateDeployment],
    [caasCall.extendDeployment],
  ]
  const used = createSandbox()
  const failing = createSandbox({ fail: 1 })
  const responses = [
    ...[...requests, ...others].map((request) => createSandbox().fetch(request)),
    ...everyCall.map((call) => failing.fetch(createRequest(call))),
  ]
  const messages = await Promise.all(responses.map(async (response) => listMessages(await response)))
  for (const [call, example] of steps) messages.push(await listMessages(await used.fetch(createRequest(call, example, 'sandbox'))))

  const said = [...new Set(messages.flat())]
  const templates = Object.entries(knownErrors).flatMap(([id, list]) => (id === 'deployyml-is-not-valid' ? [] : list))
  expect(
    templates.filter((template) => {
      const form = compileMessage(template)
      return !said.some((message) => form.test(message))
    }),
  ).toEqual([])
})
