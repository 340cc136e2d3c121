import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { assert, asyncProperty } from 'fast-check'
import type * as z from 'zod'
import type { Call } from '@workspace/api/call.ts'
import { schemaNode, toJsonSchema } from '@workspace/api/to-json-schema.ts'
import { rememberIds, buildRequest } from './build-request.ts'
import { calls, generatedRequest, getSchema, type GeneratedRequest, type RequestPart } from './generated-requests.ts'
import { createSandbox, type Sandbox } from '../sandbox.ts'

export type Findings = {
  requests: number
  seed: number
  /** Number of answers by status. */
  statuses: ReadonlyMap<number, number>
  /** Statuses of each call. */
  calls: ReadonlyMap<string, ReadonlySet<number>>
  /** States of VMs and deployments in the answers. */
  states: ReadonlySet<string>
}

export type ExploreOptions = { requests: number; seed: number; progress?: (done: number) => void }

/** Number of requests to one sandbox. It is low, so that accounts stay small. */
const requestsPerSandbox = 500

/** Share of the calls that fail with the documented 500. */
const fail = 0.01

/**
 * Sends generated requests to sandboxes and validates every answer with ajv and the JSON Schemas of the contract. A valid request must get
 * a documented answer, an invalid one the documented 400 or 403.
 * @throws with the smallest request that gets another answer.
 */
export async function explore({ requests, seed, progress }: ExploreOptions): Promise<Findings> {
  const ajv = new Ajv2020({ strict: false, allErrors: false })
  addFormats.default(ajv)
  const compile = (schema: z.core.$ZodType | undefined) => (schema ? ajv.compile(toJsonSchema(schema)) : undefined)
  const validators = new Map(
    calls.map((call) => [
      call,
      {
        parts: new Map(Object.entries(getSchema(call)).map(([requestPart, schema]) => [requestPart, compile(schema)!])),
        replies: new Map(call.responses.map(({ status, schema }) => [status as number, compile(schema)])),
      },
    ]),
  )
  const statuses = new Map<number, number>()
  const seen = new Map<string, Set<number>>()
  const states = new Set<string>()
  let done = 0
  let known = new Map<string, string[]>()
  let clock = 0
  let sandbox: Sandbox

  const recordStates = (call: Call, body: unknown) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The body was validated against the contract.
    const { vms = [], data = [] } = body as { vms?: { status?: string }[]; data?: { status?: string }[] }
    for (const { status } of call.id === 'listVms' ? vms : []) states.add(`VM ${status}`)
    for (const { status } of call.id === 'listDeployments' ? data : []) states.add(`deployment ${status}`)
  }

  const check = async (generated: GeneratedRequest) => {
    const { call, key, raw } = generated
    if (done % requestsPerSandbox === 0) {
      clock = 0
      known = new Map()
      sandbox = createSandbox({ seed: done, speed: 60, fail, now: () => clock })
      await sandbox.fetch(new Request('http://sandbox.test/vms/v3', { headers: { Authorization: 'Bearer sandbox' } }))
    }
    done += 1
    clock += 100
    if (done % 1000 === 0) progress?.(done)
    const { parts, target, body, init } = buildRequest(generated, known)
    const response = await sandbox.fetch(new Request(`http://sandbox.test${target}`, init))
    const text = await response.text()
    const { status } = response
    const failure = (problem: string) => new Error(`${call.method} ${target} ${body} answered ${status} ${text}: ${problem}`)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    seen.set(call.id, (seen.get(call.id) ?? new Set()).add(status))

    const validator = validators.get(call)!
    if (!validator.replies.has(status)) throw failure('not documented')
    const shape = validator.replies.get(status)
    const isText = response.headers.get('Content-Type') === 'text/event-stream'
    const answer: unknown = text === '' && !isText ? undefined : isText ? text : JSON.parse(text)
    if (shape ? !shape(answer) : answer !== undefined) throw failure(`not the documented shape: ${ajv.errorsText(shape?.errors)}`)

    if (key !== 'own') {
      if (status !== 403) throw failure('the key is wrong')
      return
    }
    if (status === 403) throw failure('the key is right')
    if (status === 500) return
    let isValid = true
    for (const [requestPart, validate] of validator.parts) {
      if (requestPart === 'body' && raw !== null) {
        try {
          isValid &&= validate(JSON.parse(raw))
        } catch {
          isValid = false
        }
      } else
        isValid &&= validate(
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The names are those of a constant list.
          requestPart === 'query' ? readAsApi(call, parts.query) : JSON.parse(JSON.stringify(parts[requestPart as RequestPart] ?? null)),
        )
    }
    if (!isValid && status !== 400) throw failure('the request is not valid')
    if (status < 300 && answer !== undefined) {
      rememberIds(known, answer)
      recordStates(call, answer)
    }
  }

  await assert(asyncProperty(generatedRequest, check), { numRuns: requests, seed })
  return { requests: done, seed, statuses, calls: seen, states }
}

/** Reads a query as the API does: digits become numbers, and JSON lists become lists. */
const readAsApi = (call: Call, query: unknown): unknown => {
  const { properties = {} } = schemaNode(call.query!)
  return Object.fromEntries(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A query is an object.
    Object.entries((query ?? {}) as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => {
        const { type } = properties[name] ?? {}
        if (type === 'string' && typeof value !== 'string') return [name, JSON.stringify(value)]
        if (type === 'integer' && typeof value === 'string' && /^-?\d+$/.test(value)) return [name, Number(value)]
        if (type === 'array' && typeof value === 'string') {
          try {
            return [name, JSON.parse(value) as unknown]
          } catch {
            return [name, value]
          }
        }
        return [name, value]
      }),
  )
}

const formatCount = (number: number) => number.toLocaleString('en-US')

/** Summarizes the findings in three lines. */
export const summarize = ({ requests, seed, statuses, calls: seen, states }: Findings): string =>
  [
    `Sandbox: ${formatCount(requests)} requests to ${seen.size} calls (seed ${seed}): ${[...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${formatCount(count)}`)
      .join(', ')}`,
    `         States seen: ${[...states].toSorted().join(', ')}`,
    '         Undocumented answers: 0',
  ].join('\n')
