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
import type { Call } from '@workspace/api/call.ts'
import { toSchemaNode, type SchemaNode } from '@workspace/api/to-json-schema.ts'
import { world } from '@workspace/api/example-world.ts'
import { vmCalls } from '@workspace/api/vm/vm.ts'
import { controlCall } from '../handlers/control-calls.ts'

const calls: readonly Call[] = [...vmCalls, ...caasCalls, ...Object.values(controlCall)]
const places = ['path', 'query', 'body'] as const
type RequestPart = (typeof places)[number]
const getSchema = ({ pathParams, query, request }: Call): Readonly<Partial<Record<RequestPart, z.ZodObject>>> => ({
  ...(pathParams ? { path: pathParams } : {}),
  ...(query ? { query } : {}),
  ...(request ? { body: request } : {}),
})

const key = integer({ min: 0, max: 20 }).map((at) => `${world.sshKey.text} ${at}`)

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
  image_url: constant(world.deployment.image),
  osImage: constant(world.image.url),
  publicKey: key,
  sshKeys: array(key, { minLength: 1, maxLength: 2 }),
}

const toArbitrary = (node: SchemaNode, name = ''): Arbitrary<unknown> => {
  const plain = toPlainArbitrary(node)
  // In a query, a list is a JSON string.
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
        return dictionary(
          stringMatching(new RegExp(node.propertyNames?.pattern ?? '.{1,6}')),
          toArbitrary(node.additionalProperties || {}),
          { maxKeys: 3 },
        )
      const parts = Object.fromEntries(Object.entries(node.properties).map(([key, child]) => [key, toArbitrary(child, key)]))
      return record(parts, { requiredKeys: [...(node.required ?? [])] })
    }
    default:
      throw new Error(`The contract has a schema without a generator: ${JSON.stringify(node)}`)
  }
}

/** Edit that usually makes a valid request invalid. `at` selects the field. */
export type Spoil = { how: 'drop' | 'add' | 'replace' | 'negate'; at: number; value: unknown }
/** Identifiers in a request: from an earlier response if `isReal`, otherwise random. */
export type Choice = { index: number; isReal: boolean }
export type GeneratedRequest = {
  call: Call
  parts: Readonly<Partial<Record<RequestPart, unknown>>>
  spoil: Spoil | null
  key: 'own' | 'none' | 'wrong'
  raw: string | null
  choice: Choice
}

/** Returns how often a call is chosen relative to others. Orders are frequent, and calls that clear everything are rare. */
const getWeight = ({ id }: Call) => ({ startOver: 1, moveClock: 3, orderVms: 20, createDeployment: 20, listDeployments: 12 })[id] ?? 6
const spoil: Arbitrary<Spoil> = record({
  how: constantFrom('drop', 'add', 'replace', 'negate'),
  at: nat(30),
  value: oneof(jsonValue({ maxDepth: 2 }), constantFrom<unknown>('', 0, -1, 1.5, null, '__proto__', [], {}), double()),
})

/** Generates a value once in `times` times, on average, and null otherwise. */
const seldom = <Value>(arbitrary: Arbitrary<Value>, times: number): Arbitrary<Value | null> =>
  oneof({ weight: 1, arbitrary }, { weight: times - 1, arbitrary: constant(null) })

const toCall = (call: Call): Arbitrary<GeneratedRequest> =>
  record({
    call: constant(call),
    parts: record(
      Object.fromEntries(Object.entries(getSchema(call)).map(([requestPart, schema]) => [requestPart, toArbitrary(toSchemaNode(schema))])),
    ),
    spoil: seldom(spoil, 3),
    key: oneof({ weight: 30, arbitrary: constant('own' as const) }, { weight: 1, arbitrary: constantFrom('none', 'wrong') }),
    raw: seldom(oneof(string(), constantFrom('{', '[]', 'null', '"a"', '{"__proto__":{}}', '['.repeat(2000))), 40),
    choice: tuple(nat(9), boolean(), boolean()).map(([index, first, second]) => ({ index, isReal: first || second })),
  })

/** Requests to every call. About two thirds of them are valid. */
export const generatedRequest: Arbitrary<GeneratedRequest> = oneof(
  ...calls.map((call) => ({ weight: getWeight(call), arbitrary: toCall(call) })),
)
