import {
  array,
  boolean,
  constant,
  constantFrom,
  dictionary,
  double,
  integer,
  jsonValue,
  nat,
  oneof,
  record,
  string,
  stringMatching,
  tuple,
  uuid,
  webUrl,
  type Arbitrary,
} from 'fast-check'
import type * as z from 'zod'
import { caasCalls } from '@workspace/api/caas/caas.ts'
import type { Call, CallExample } from '@workspace/api/call.ts'
import { schemaNode, type SchemaNode } from '@workspace/api/to-json-schema.ts'
import { getTarget } from '@workspace/api/samples/samples.ts'
import { vmCalls } from '@workspace/api/vm/vm.ts'
import { controlCall } from '../handlers/control-calls.ts'

export const calls: readonly Call[] = [...vmCalls, ...caasCalls, ...Object.values(controlCall)]
const places = ['path', 'query', 'body'] as const
export type RequestPart = (typeof places)[number]
export const getSchema = ({ pathParams, query, request }: Call): Readonly<Partial<Record<RequestPart, z.ZodObject>>> => ({
  ...(pathParams ? { path: pathParams } : {}),
  ...(query ? { query } : {}),
  ...(request ? { body: request } : {}),
})

/** Values that the sandbox knows, so that enough requests succeed. */
const likely: Readonly<Record<string, Arbitrary<unknown>>> = {
  hardware_id: constant(203),
  location_ids: constantFrom([1], [4], [1, 4], []),
  gpus_per_container: integer({ min: 1, max: 9 }),
  hardware_qty: integer({ min: 1, max: 9 }),
  replica_count: integer({ min: 1, max: 5 }),
  duration_hours: integer({ min: 1, max: 30 }),
  additional_hours: integer({ min: 1, max: 30 }),
  instances: integer({ min: 1, max: 5 }),
  basicConfiguration: constantFrom('cpu-2-ram-4gb-storage-25gb', 'cpu-8-ram-16gb-storage-50gb'),
  countries: constantFrom(['DE'], ['PL', 'US'], []),
  maxTotalPricePerEpochUsd: constantFrom('1.50', '0.42', '9'),
  amountUsdc: constantFrom('10', '250.50', '1000', '9'),
  minutes: constantFrom(1, 3, 5, 5, 60, 1440),
  manufacturer: constantFrom('AMD', 'Intel'),
  architecture: constant('Zen'),
  status: constantFrom('running', 'pending', 'completed'),
  page: constantFrom(0, 1),
  page_size: constantFrom(1, 10, 100),
  publicKey: integer({ min: 0, max: 20 }).map((at) => `ssh-ed25519 AAAA${at}`),
}

const toArbitrary = (node: SchemaNode, name = ''): Arbitrary<unknown> => {
  const plain = toPlainArbitrary(node)
  // In a query, a list is text.
  const known = likely[name]?.map((value) => (node.type === 'string' && typeof value !== 'string' ? JSON.stringify(value) : value))
  return known ? oneof({ weight: 6, arbitrary: known }, { weight: 1, arbitrary: plain }) : plain
}

const toPlainArbitrary = (node: SchemaNode): Arbitrary<unknown> => {
  if (node.enum) return constantFrom(...node.enum)
  if (node.anyOf) return oneof(...node.anyOf.map((each) => toArbitrary(each)))
  switch (node.type) {
    case 'integer':
      return integer({ min: node.minimum ?? -(2 ** 31), max: node.maximum ?? 2 ** 31 })
    case 'string':
      if (node.pattern) return stringMatching(new RegExp(node.pattern)).filter((text) => new RegExp(node.pattern!).test(text))
      if (node.format === 'uuid') return uuid()
      return node.format === 'uri' ? webUrl() : string({ minLength: node.minLength ?? 0, maxLength: 20 })
    case 'array':
      return array(toArbitrary(node.items ?? {}), { minLength: node.minItems ?? 0, maxLength: Math.min(node.maxItems ?? 4, 6) })
    case 'object': {
      if (!node.properties)
        return dictionary(string({ minLength: 1, maxLength: 6 }), toArbitrary(node.additionalProperties || {}), { maxKeys: 3 })
      const parts = Object.fromEntries(Object.entries(node.properties).map(([key, child]) => [key, toArbitrary(child, key)]))
      return record(parts, { requiredKeys: [...(node.required ?? [])] })
    }
    default:
      throw new Error(`The contract has a schema without a generator: ${JSON.stringify(node)}`)
  }
}

/** Edit that makes a valid request invalid. `at` selects the field. */
type Spoil = { how: 'drop' | 'add' | 'replace' | 'negate'; at: number; value: unknown }
/** Identifiers of a request: from an earlier answer if `isReal`, otherwise random. */
type Choice = { index: number; isReal: boolean }
export type GeneratedRequest = {
  call: Call
  parts: Readonly<Partial<Record<RequestPart, unknown>>>
  spoil: Spoil | null
  key: 'own' | 'none' | 'wrong'
  raw: string | null
  choice: Choice
}

/** Returns how often a call is chosen. Orders are frequent, and calls that clear everything are rare. */
const getWeight = ({ id }: Call) => ({ startOver: 1, moveClock: 3, orderVms: 20, createDeployment: 20 })[id] ?? 6
const spoil: Arbitrary<Spoil> = record({
  how: constantFrom('drop', 'add', 'replace', 'negate'),
  at: nat(30),
  value: oneof(jsonValue({ maxDepth: 2 }), constantFrom<unknown>('', 0, -1, 1.5, null, '__proto__', [], {}), double()),
})

/** Generates a value once in `times` times, otherwise null. */
const seldom = <Value>(arbitrary: Arbitrary<Value>, times: number): Arbitrary<Value | null> =>
  oneof({ weight: 1, arbitrary }, { weight: times - 1, arbitrary: constant(null) })

const toCall = (call: Call): Arbitrary<GeneratedRequest> =>
  record({
    call: constant(call),
    parts: record(
      Object.fromEntries(Object.entries(getSchema(call)).map(([requestPart, schema]) => [requestPart, toArbitrary(schemaNode(schema))])),
    ),
    spoil: seldom(spoil, 3),
    key: oneof({ weight: 30, arbitrary: constant('own' as const) }, { weight: 1, arbitrary: constantFrom('none', 'wrong') }),
    raw: seldom(oneof(string(), constantFrom('{', '[]', 'null', '"a"', '{"__proto__":{}}', '['.repeat(2000))), 40),
    choice: tuple(nat(9), boolean(), boolean()).map(([index, first, second]) => ({ index, isReal: first || second })),
  })

/** Requests to every call. Two thirds of them are valid. */
export const generatedRequest: Arbitrary<GeneratedRequest> = oneof(
  ...calls.map((call) => ({ weight: getWeight(call), arbitrary: toCall(call) })),
)

/** Returns a setter for each field of a value, at every depth. */
const listSetters = (value: unknown): ((change: (holder: Record<string, unknown>, name: string) => void) => void)[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.keys(value).flatMap((name) => [
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- listSetters is called with objects.
    (change: (holder: Record<string, unknown>, name: string) => void) => change(value as Record<string, unknown>, name),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- listSetters is called with objects.
    ...listSetters((value as Record<string, unknown>)[name]),
  ])
}

const spoilParts = (parts: GeneratedRequest['parts'], { how, at, value }: Spoil): GeneratedRequest['parts'] => {
  const copy = structuredClone(parts) as Record<string, unknown>
  const fields = Object.values(copy).flatMap(listSetters)
  const field = fields[at % Math.max(1, fields.length)]
  field?.((holder, name) => {
    if (how === 'drop' && !Array.isArray(holder)) delete holder[name]
    else if (how === 'add' && !Array.isArray(holder)) holder[`${name}s`] = value
    else if (how === 'negate' && typeof holder[name] === 'number') holder[name] = -holder[name] - 1
    else holder[name] = value
  })
  return copy
}

const ids: Readonly<Record<string, RegExp>> = {
  vmId: /^0x[0-9a-f]{40}$/,
  keyId: /^[0-9a-f-]{36}$/,
  deployment_id: /^[0-9a-f-]{36}$/,
  id: /^[0-9a-f-]{36}$/,
  container_id: /^c-/,
}
const getKind = (name: string) => (name === 'id' ? 'deployment_id' : name)

/** Remembers the identifiers in an answer. */
export const rememberIds = (known: Map<string, string[]>, body: unknown, name = ''): void => {
  if (typeof body === 'string' && ids[name]?.test(body)) {
    const list = known.get(getKind(name)) ?? []
    if (!list.includes(body)) known.set(getKind(name), [...list, body].slice(-10))
  }
  if (typeof body === 'object' && body !== null)
    for (const [key, child] of Object.entries(body)) rememberIds(known, child, Array.isArray(body) ? name : key)
}

const insertIds = (
  parts: GeneratedRequest['parts'],
  known: Map<string, string[]>,
  { index, isReal }: Choice,
): GeneratedRequest['parts'] => {
  if (!isReal) return parts
  const pick = (kind: string) => {
    const list = known.get(kind) ?? []
    return list[index % Math.max(1, list.length)]
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The parts of a request are objects.
  const copy = structuredClone(parts) as Record<string, Record<string, unknown> | undefined>
  for (const part of Object.values(copy)) {
    for (const name of ['vmId', 'keyId', 'deployment_id', 'container_id'])
      if (part && typeof part[name] === 'string') part[name] = pick(name) ?? part[name]
    if (part && Array.isArray(part['vmIds'])) part['vmIds'] = [pick('vmId') ?? 'none']
  }
  return copy
}

/** Builds a generated request, and returns it with its parts. */
export const buildRequest = ({ call, parts: given, spoil: spoiling, key, raw, choice }: GeneratedRequest, known: Map<string, string[]>) => {
  const real = insertIds(given, known, choice)
  const parts = spoiling ? spoilParts(real, spoiling) : real
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The parts of a request are objects; what is wrong in them is on purpose.
  const { query, body } = parts as CallExample
  const isPath = (path: Readonly<Record<string, unknown>>) =>
    Object.keys(real.path ?? {}).every((name) => typeof path[name] === 'string' && !/^\.{0,2}$/.test(path[name]))
  // An empty part, or one made of dots, would change the path.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The parts of a request are objects; what is wrong in them is on purpose.
  const path = (parts.path && isPath(parts.path as Record<string, unknown>) ? parts.path : real.path) as CallExample['path']
  const text = raw !== null && call.request ? raw : body === undefined ? undefined : JSON.stringify(body)
  const credentials = key === 'own' ? 'sandbox' : 'stolen'
  const target = getTarget({
    ...call,
    example: {
      ...(path ? { path } : {}),
      ...(query ? { query: Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) } : {}),
    },
  })
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
