import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import {
  array, assert, asyncProperty, boolean, constant, constantFrom, dictionary, double, integer, jsonValue, nat, oneof, record, string, stringMatching, tuple, uuid, webUrl,
  type Arbitrary,
} from 'fast-check'
import type * as z from 'zod'
import { caasCalls } from '../contract/caas.ts'
import type { Call, CallExample } from '../contract/call.ts'
import { toJsonSchema } from '../contract/json-schemas.ts'
import { targetOf } from '../contract/samples.ts'
import { vmCalls } from '../contract/vm.ts'
import { controlCall } from './control-calls.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'

/** The keywords of JSON Schema that the contract uses. */
type Node = {
  type?: string
  enum?: readonly unknown[]
  anyOf?: readonly Node[]
  properties?: Readonly<Record<string, Node>>
  required?: readonly string[]
  additionalProperties?: Node | false
  items?: Node
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  minLength?: number
  pattern?: string
  format?: string
}

/** Every call that is explored. */
const calls: readonly Call[] = [...vmCalls, ...caasCalls, ...Object.values(controlCall)]
const places = ['path', 'query', 'body'] as const
type Place = (typeof places)[number]
const schemaOf = ({ pathParams, query, request }: Call): Readonly<Partial<Record<Place, z.ZodObject>>> => ({
  ...(pathParams ? { path: pathParams } : {}), ...(query ? { query } : {}), ...(request ? { body: request } : {}),
})

/** Values that mean something to the sandbox, so that more than a few requests go through. */
const likely: Readonly<Record<string, Arbitrary<unknown>>> = {
  hardware_id: constant(203), location_ids: constantFrom([1], [4], [1, 4], []), gpus_per_container: integer({ min: 1, max: 9 }), hardware_qty: integer({ min: 1, max: 9 }),
  replica_count: integer({ min: 1, max: 5 }), duration_hours: integer({ min: 1, max: 30 }), additional_hours: integer({ min: 1, max: 30 }),
  instances: integer({ min: 1, max: 5 }), basicConfiguration: constantFrom('cpu-2-ram-4gb-storage-25gb', 'cpu-8-ram-16gb-storage-50gb'),
  countries: constantFrom(['DE'], ['PL', 'US'], []), maxTotalPricePerEpochUsd: constantFrom('1.50', '0.42', '9'), amountUsdc: constantFrom('10', '250.50', '1000', '9'),
  minutes: constantFrom(1, 3, 5, 5, 60, 1440), manufacturer: constantFrom('AMD', 'Intel'), architecture: constant('Zen'), status: constantFrom('running', 'pending', 'completed'), page: constantFrom(0, 1), page_size: constantFrom(1, 10, 100),
  publicKey: integer({ min: 0, max: 20 }).map((at) => `ssh-ed25519 AAAA${at}`),
}

const arbitraryOf = (node: Node, name = ''): Arbitrary<unknown> => {
  const plain = plainOf(node)
  return likely[name] ? oneof({ weight: 6, arbitrary: likely[name] }, { weight: 1, arbitrary: plain }) : plain
}

const plainOf = (node: Node): Arbitrary<unknown> => {
  if (node.enum) return constantFrom(...node.enum)
  if (node.anyOf) return oneof(...node.anyOf.map((each) => arbitraryOf(each)))
  switch (node.type) {
    case 'integer': return integer({ min: node.minimum ?? -(2 ** 31), max: node.maximum ?? 2 ** 31 })
    case 'string':
      if (node.pattern) return stringMatching(new RegExp(node.pattern)).filter((text) => new RegExp(node.pattern!).test(text))
      if (node.format === 'uuid') return uuid()
      return node.format === 'uri' ? webUrl() : string({ minLength: node.minLength ?? 0, maxLength: 20 })
    case 'array': return array(arbitraryOf(node.items ?? {}), { minLength: node.minItems ?? 0, maxLength: Math.min(node.maxItems ?? 4, 6) })
    case 'object': {
      if (!node.properties) return dictionary(string({ minLength: 1, maxLength: 6 }), arbitraryOf(node.additionalProperties || {}), { maxKeys: 3 })
      const parts = Object.fromEntries(Object.entries(node.properties).map(([key, child]) => [key, arbitraryOf(child, key)]))
      return record(parts, { requiredKeys: [...node.required ?? []] })
    }
    default: throw new Error(`The contract has a schema without a generator: ${JSON.stringify(node)}`)
  }
}

/** How a valid request is spoiled; `at` chooses the field. */
type Spoil = { how: 'drop' | 'add' | 'replace' | 'negate'; at: number; value: unknown }
/** Where the identifiers of a request come from: what the sandbox gave out, or nowhere. */
type Choice = { index: number; isReal: boolean }
/** A request to a call. */
export type Explored = { call: Call; parts: Readonly<Partial<Record<Place, unknown>>>; spoil: Spoil | null; key: 'own' | 'none' | 'wrong'; raw: string | null; choice: Choice }

/** Orders come more often, what ends everything less. */
const weight = ({ id }: Call) => ({ startOver: 1, moveClock: 3, orderVms: 20, createDeployment: 20 }[id] ?? 6)
const spoil: Arbitrary<Spoil> = record({
  how: constantFrom('drop', 'add', 'replace', 'negate'), at: nat(30), value: oneof(jsonValue({ maxDepth: 2 }), constantFrom<unknown>('', 0, -1, 1.5, null, '__proto__', [], {}), double()),
})

/** One in so many. */
const seldom = <Value>(arbitrary: Arbitrary<Value>, one: number): Arbitrary<Value | null> => oneof({ weight: 1, arbitrary }, { weight: one - 1, arbitrary: constant(null) })

const toCall = (call: Call): Arbitrary<Explored> => record({
  call: constant(call),
  parts: record(Object.fromEntries(Object.entries(schemaOf(call)).map(([place, schema]) => [place, arbitraryOf(toJsonSchema(schema) as Node)]))),
  spoil: seldom(spoil, 3),
  key: oneof({ weight: 30, arbitrary: constant('own' as const) }, { weight: 1, arbitrary: constantFrom('none', 'wrong') }),
  raw: seldom(oneof(string(), constantFrom('{', '[]', 'null', '"a"', '{"__proto__":{}}', '['.repeat(2000))), 40),
  choice: tuple(nat(9), boolean(), boolean()).map(([index, first, second]) => ({ index, isReal: first || second })),
})

/** Requests to every call: two thirds fit the contract. */
export const explored: Arbitrary<Explored> = oneof(...calls.map((call) => ({ weight: weight(call), arbitrary: toCall(call) })))

/** Every place in a value where a field stands, as a function that changes it. */
const fieldsIn = (value: unknown): ((change: (holder: Record<string, unknown>, name: string) => void) => void)[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.keys(value).flatMap((name) => [
    (change: (holder: Record<string, unknown>, name: string) => void) => change(value as Record<string, unknown>, name),
    ...fieldsIn((value as Record<string, unknown>)[name]),
  ])
}

const spoiled = (parts: Explored['parts'], { how, at, value }: Spoil): Explored['parts'] => {
  const copy = structuredClone(parts) as Record<string, unknown>
  const fields = Object.values(copy).flatMap(fieldsIn)
  const field = fields[at % Math.max(1, fields.length)]
  field?.((holder, name) => {
    if (how === 'drop' && !Array.isArray(holder)) delete holder[name]
    else if (how === 'add' && !Array.isArray(holder)) holder[`${name}s`] = value
    else if (how === 'negate' && typeof holder[name] === 'number') holder[name] = -holder[name] - 1
    else holder[name] = value
  })
  return copy
}

const ids: Readonly<Record<string, RegExp>> = { vmId: /^0x[0-9a-f]{40}$/, keyId: /^[0-9a-f-]{36}$/, deployment_id: /^[0-9a-f-]{36}$/, id: /^[0-9a-f-]{36}$/, container_id: /^c-/ }
const kindOf = (name: string) => (name === 'id' ? 'deployment_id' : name)

/** Remembers every identifier in an answer. */
const remember = (known: Map<string, string[]>, body: unknown, name = ''): void => {
  if (typeof body === 'string' && ids[name]?.test(body)) {
    const list = known.get(kindOf(name)) ?? []
    if (!list.includes(body)) known.set(kindOf(name), [...list, body].slice(-10))
  }
  if (typeof body === 'object' && body !== null) for (const [key, child] of Object.entries(body)) remember(known, child, Array.isArray(body) ? name : key)
}

const withIds = (parts: Explored['parts'], known: Map<string, string[]>, { index, isReal }: Choice): Explored['parts'] => {
  if (!isReal) return parts
  const pick = (kind: string) => {
    const list = known.get(kind) ?? []
    return list[index % Math.max(1, list.length)]
  }
  const copy = structuredClone(parts) as Record<string, Record<string, unknown> | undefined>
  for (const part of Object.values(copy)) {
    for (const name of ['vmId', 'keyId', 'deployment_id', 'container_id']) if (part && typeof part[name] === 'string') part[name] = pick(name) ?? part[name]
    if (part && Array.isArray(part['vmIds'])) part['vmIds'] = [pick('vmId') ?? 'none']
  }
  return copy
}

/** A generated request as it goes over the line, and the parts that it was written from. */
export const written = ({ call, parts: given, spoil: spoiling, key, raw, choice }: Explored, known: Map<string, string[]>) => {
  const real = withIds(given, known, choice)
  const parts = spoiling ? spoiled(real, spoiling) : real
  const { query, body } = parts as CallExample
  const isPath = (path: Readonly<Record<string, unknown>>) => Object.keys(real.path ?? {}).every((name) => typeof path[name] === 'string' && !/^\.{0,2}$/.test(path[name]))
  // An empty part, or one of dots, would be another path.
  const path = (parts.path && isPath(parts.path as Record<string, unknown>) ? parts.path : real.path) as CallExample['path']
  const text = raw !== null && call.request ? raw : body === undefined ? undefined : JSON.stringify(body)
  const credentials = key === 'own' ? 'sandbox' : 'stolen'
  const target = targetOf({ ...call, example: { ...(path ? { path } : {}), ...(query ? { query: Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) } : {}) } })
  const init = {
    method: call.method,
    headers: {
      ...(key === 'none' ? {} : call.auth === 'bearer' ? { Authorization: `Bearer ${credentials}` } : { 'X-API-KEY': credentials }),
      ...(text === undefined ? {} : { 'Content-Type': 'application/json' }),
    } as Record<string, string>,
    ...(text === undefined ? {} : { body: text }),
  }
  return { parts: { ...parts, ...(path ? { path } : {}) }, target, body: text, init }
}

/** What was seen. */
export type Findings = {
  requests: number
  seed: number
  /** Answers by status. */
  statuses: ReadonlyMap<number, number>
  /** The statuses of each call. */
  calls: ReadonlyMap<string, ReadonlySet<number>>
  /** The states of VMs and deployments that answers showed. */
  states: ReadonlySet<string>
}

/** How much to try, and from which seed. */
export type ExploreOptions = { requests: number; seed: number; progress?: (done: number) => void }

/** A new sandbox takes over after so many requests, so that accounts stay as small as those of a person. */
const generation = 500

/** How often a documented 500 is asked for. */
const fail = 0.01

/**
 * Sends generated requests through sandboxes and holds every answer against the JSON Schemas of the contract, which another validator reads:
 * a valid request gets a documented answer, an invalid one the documented 400 or 403.
 * @throws with the smallest request that gets another answer.
 */
export async function explore({ requests, seed, progress }: ExploreOptions): Promise<Findings> {
  const ajv = new Ajv2020({ strict: false, allErrors: false })
  addFormats.default(ajv)
  const compile = (schema: z.core.$ZodType | undefined) => (schema ? ajv.compile(toJsonSchema(schema)) : undefined)
  const validators = new Map(calls.map((call) => [call, {
    parts: new Map(Object.entries(schemaOf(call)).map(([place, schema]) => [place, compile(schema)!])),
    replies: new Map(call.responses.map(({ status, schema }) => [status as number, compile(schema)])),
  }]))
  const statuses = new Map<number, number>()
  const seen = new Map<string, Set<number>>()
  const states = new Set<string>()
  let done = 0
  let known = new Map<string, string[]>()
  let clock = 0
  let sandbox: Sandbox

  const note = (call: Call, body: unknown) => {
    const { vms = [], data = [] } = body as { vms?: { status?: string }[]; data?: { status?: string }[] }
    for (const { status } of call.id === 'listVms' ? vms : []) states.add(`VM ${status}`)
    for (const { status } of call.id === 'listDeployments' ? data : []) states.add(`deployment ${status}`)
  }

  const check = async (one: Explored) => {
    const { call, key, raw } = one
    if (done % generation === 0) {
      clock = 0
      known = new Map()
      sandbox = createSandbox({ seed: done, speed: 60, fail, now: () => clock })
      await sandbox.fetch(new Request('http://sandbox.test/vms/v3', { headers: { Authorization: 'Bearer sandbox' } }))
    }
    done += 1
    clock += 100
    if (done % 1000 === 0) progress?.(done)
    const { parts, target, body, init } = written(one, known)
    const response = await sandbox.fetch(new Request(`http://sandbox.test${target}`, init))
    const text = await response.text()
    const { status } = response
    const say = (what: string) => new Error(`${call.method} ${target} ${body} answered ${status} ${text}: ${what}`)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    seen.set(call.id, (seen.get(call.id) ?? new Set()).add(status))

    const validator = validators.get(call)!
    if (!validator.replies.has(status)) throw say('not documented')
    const shape = validator.replies.get(status)
    const isText = response.headers.get('Content-Type') === 'text/event-stream'
    const answer: unknown = text === '' && !isText ? undefined : isText ? text : JSON.parse(text)
    if (shape ? !shape(answer) : answer !== undefined) throw say(`not the documented shape: ${ajv.errorsText(shape?.errors)}`)

    if (key !== 'own') {
      if (status !== 403) throw say('the key is wrong')
      return
    }
    if (status === 403) throw say('the key is right')
    if (status === 500) return
    let isValid = true
    for (const [place, validate] of validator.parts) {
      if (place === 'body' && raw !== null) {
        try {
          isValid &&= validate(JSON.parse(raw))
        } catch {
          isValid = false
        }
      } else isValid &&= validate(place === 'query' ? asRead(call, parts.query) : JSON.parse(JSON.stringify(parts[place as Place] ?? null)))
    }
    if (!isValid && status !== 400) throw say('the request is not valid')
    if (status < 300 && answer !== undefined) {
      remember(known, answer)
      note(call, answer)
    }
  }

  await assert(asyncProperty(explored, check), { numRuns: requests, seed })
  return { requests: done, seed, statuses, calls: seen, states }
}

/** A query as text says it: a number and its digits are the same. */
const asRead = (call: Call, query: unknown): unknown => {
  const { properties = {} } = toJsonSchema(call.query!) as Node
  return Object.fromEntries(Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined).map(([name, value]) => {
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
  }))
}

const counted = (number: number) => number.toLocaleString('en-US')

/** The findings on three lines, for a person. */
export const tell = ({ requests, seed, statuses, calls: seen, states }: Findings): string => [
  `Sandbox: ${counted(requests)} requests to ${seen.size} calls (seed ${seed}): ${[...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${counted(count)}`).join(', ')}`,
  `         States seen: ${[...states].toSorted().join(', ')}`,
  '         Undocumented answers: 0',
].join('\n')
