import { assert, asyncProperty } from 'fast-check'
import { expect, it } from 'vitest'
import type { Call } from '@workspace/api/call.ts'
import { createCaasOpenApi, toYaml, createVmOpenApi } from '@workspace/api/published/openapi.ts'
import { readFuzzRuns } from '../../../ops/fuzz/fuzz-runs.ts'
import { everyCall, expectDocumented, host } from '../sandbox.fixture.ts'
import { createSandbox } from '../sandbox.ts'
import { buildRequest, rememberIds } from './build-request.fixture.ts'
import { generatedRequest, type GeneratedRequest } from './generated-requests.fixture.ts'
import { readContract } from './published-contract.fixture.ts'

const contracts = { bearer: readContract(toYaml(createVmOpenApi())), apiKey: readContract(toYaml(createCaasOpenApi())) }

/**
 * Messages of refusals for reasons that the OpenAPI file cannot express: the state of the account, the data of an SSH key, the host in an
 * address, an integer that JavaScript cannot represent exactly, or a status that the sandbox does not know.
 */
const needsMemory =
  /identifier|balance|room for|match no machine|terminated|has ended|Only a running|'failed' or 'pending'|its data is|only your network|\bis (?:cut|a placeholder)\b|(?:(?:less|greater) than or equal to|at most|at least) (?:8|-?9007199254740991)\b/i

/** Creates a sandbox in which 1 % of the calls fail, its clock, and a list of the identifiers that it has returned. */
const createSession = async (seed: number) => {
  const clock = { time: 0 }
  const sandbox = createSandbox({ seed, speed: 60, fail: 0.01, now: () => clock.time })
  await sandbox.fetch(new Request(`${host}/vms/v3`, { headers: { Authorization: 'Bearer sandbox' } }))
  return { sandbox, clock, known: new Map<string, string[]>() }
}

/** Returns the states of the VMs and deployments in a response. */
const listStates = ({ id }: Call, body: unknown): string[] => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The body was validated against the contract.
  const { vms = [], data = [] } = body as { vms?: { status: string }[]; data?: { status: string }[] }
  if (id === 'listVms') return vms.map(({ status }) => `VM ${status}`)
  return id === 'listDeployments' ? data.map(({ status }) => `deployment ${status}`) : []
}

it('agrees with the OpenAPI files on generated requests and their responses, and reaches every call and every state of the sandbox', async () => {
  const { runs, seed } = readFuzzRuns({ runs: 4000, seed: 20_260_114 })
  const seen = new Map(everyCall.map(({ id }) => [id, new Set<number>()]))
  const states = new Set<string>()
  let session = await createSession(0)
  let done = 0

  const check = async (generated: GeneratedRequest) => {
    const { call, key } = generated
    // Starts a new sandbox after 500 requests, so that accounts stay small.
    if (done++ % 500 === 0) session = await createSession(done)
    session.clock.time += 100
    const { target, body, init } = buildRequest(generated, session.known)
    const response = await session.sandbox.fetch(new Request(host + target, init))
    const { status } = response
    const text = await response.clone().text()
    const reply = await expectDocumented(call, response)
    seen.get(call.id)!.add(status)
    const expectNone = (problem: string) => expect(problem, `${call.method} ${target} ${body}: ${status} ${text}`).toBe('')
    if ((status === 403) !== (key !== 'own')) expectNone('the key is not checked')
    if (status < 300 && reply !== undefined) {
      rememberIds(session.known, reply)
      for (const state of listStates(call, reply)) states.add(state)
    }
    if (call.tag === 'Sandbox') return
    const contract = contracts[call.auth]
    expectNone(contract.answer(call.method, target, { status, contentType: response.headers.get('Content-Type'), text }))
    if (status === 403 || status === 500) return
    const problem = contract.request(call.method, target, body)
    if (status < 300) expectNone(problem)
    else if (!problem && !needsMemory.test(text)) expectNone('the sandbox refuses a valid request')
  }
  await assert(asyncProperty(generatedRequest, check), { numRuns: runs, seed })

  for (const { id, request, query, pathParams } of everyCall) {
    const statuses = seen.get(id)!
    expect(
      [...statuses].some((status) => status < 300),
      `${id} never succeeded`,
    ).toBe(true)
    // A generated request can be invalid only if the call takes input.
    expect(statuses.has(400), id).toBe(Boolean(request ?? query ?? pathParams))
  }
  expect([...states].toSorted()).toEqual([
    'VM Terminated',
    'VM provisioning',
    'VM running',
    'deployment completed',
    'deployment pending',
    'deployment running',
  ])
}, 7_200_000)
