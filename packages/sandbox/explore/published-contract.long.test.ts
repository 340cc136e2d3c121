import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { brand } from '@workspace/tokens/brand.ts'
import { caasCall } from '@workspace/api/caas/caas.ts'
import type { Call } from '@workspace/api/call.ts'
import { findComplaint, isInstalled, run, type RunnableLanguage } from '../run-sample.fixture.ts'
import { createCaasOpenApi, toYaml, createVmOpenApi } from '@workspace/api/published/openapi.ts'
import { writeSample } from '@workspace/api/samples/samples.ts'
import { vmCall } from '@workspace/api/vm/vm.ts'
import { everyCall, host, createRequest } from '../sandbox.fixture.ts'
import { createSandbox } from '../sandbox.ts'
import { startSandbox } from '../server.fixture.ts'
import { readContract, type Answer } from './published-contract.fixture.ts'

const contracts = { bearer: readContract(toYaml(createVmOpenApi())), apiKey: readContract(toYaml(createCaasOpenApi())) }
const published = everyCall.filter(({ tag }) => tag !== 'Sandbox')

const send = async (request: Request): Promise<Answer> => {
  const response = await createSandbox().fetch(request)
  return { status: response.status, contentType: response.headers.get('Content-Type'), text: await response.text() }
}

const requestTo = (call: Call) => createRequest(call, call.example, 'sandbox')
const getPath = (request: Request) => request.url.slice(host.length)

it.each(published)('$id: accepts the example request and detects invalid responses to it', async (call) => {
  const target = getPath(requestTo(call))
  const { request, answer } = contracts[call.auth]
  expect(request(call.method, target, call.example.body && JSON.stringify(call.example.body))).toBe('')
  const [{ status, example, contentType = 'application/json' }] = call.responses
  const right = { status, contentType: example === undefined ? null : contentType, text: '' }
  if (example !== undefined) right.text = typeof example === 'string' ? example : JSON.stringify(example)
  expect(answer(call.method, target, right)).toBe('')
  expect(answer(call.method, target, { ...right, status: 418 })).not.toBe('')
  if (contentType !== 'application/json') return
  expect(answer(call.method, target, { ...right, contentType: 'text/html', text: '"x"' })).not.toBe('')
  for (const [name, value] of Object.entries(example ?? {})) {
    const text = JSON.stringify({ ...(example as object), [name]: typeof value === 'boolean' ? 'yes' : true })
    expect(answer(call.method, target, { ...right, text }), name).not.toBe('')
  }
})

it.each(published)('$id: returns the documented 403 without a key', async (call) => {
  const answer = await send(createRequest(call, call.example, ''))
  const documented = call.responses.find(({ status }) => status === 403)!
  expect([answer.status, JSON.parse(answer.text)]).toEqual([403, documented.example])
  expect(contracts[call.auth].answer(call.method, getPath(requestTo(call)), answer)).toBe('')
})

describe.concurrent('a request sample', () => {
  const folder = mkdtempSync(join(tmpdir(), 'planted-samples-'))
  const runnable: readonly RunnableLanguage[] = isInstalled('python3') ? ['curl', 'typescript', 'python'] : ['curl', 'typescript']
  const planted: readonly { call: Call; wrong: readonly [string, string] }[] = [
    { call: caasCall.createDeployment, wrong: ['gpus_per_container', 'gpus'] },
    { call: caasCall.listAvailableReplicas, wrong: ['hardware_qty', 'quantity'] },
    { call: vmCall.orderVms, wrong: ['osImage', 'image'] },
    { call: vmCall.updateVm, wrong: ['openPorts', 'ports'] },
  ]
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(planted.flatMap((mistake) => runnable.map((language) => ({ ...mistake, language, id: mistake.call.id }))))(
    'fails if a field is misnamed: $id in $language',
    async ({ call, language, wrong: [field, instead] }) => {
      const server = await startSandbox()
      try {
        const spoiled = writeSample(call, language)!.code.replaceAll(brand.apiHost, server.host).replace(field, instead)
        expect(findComplaint(call, await run(folder, language, spoiled, 'sandbox'))).not.toBe('')
      } finally {
        server.stop()
      }
    },
  )
})
