import type * as z from 'zod'
import { toJsonSchema, type JsonSchema } from './json-schemas.ts'
import type { Provenance } from './provenance.ts'

/** One row of a field table. */
export type FieldRow = {
  /** The whole path, like `vmConfiguration.openPorts[].port`. */
  name: string
  /** `text`, `whole number`, `number`, `yes or no`, `object`, or a list of these. */
  type: string
  required: boolean
  meaning: string
  /** What is allowed, in words; empty if anything is. */
  constraints: string
  provenance: Provenance
}

type Node = JsonSchema & { 'x-provenance'?: Provenance; properties?: Record<string, Node>; items?: Node; anyOf?: Node[] }

const basic: Readonly<Record<string, string>> = {
  string: 'text', integer: 'whole number', number: 'number', boolean: 'yes or no', object: 'object', array: 'list',
}

const plural: Readonly<Record<string, string>> = { text: 'texts', 'whole number': 'whole numbers', number: 'numbers', object: 'objects' }

const patternMeanings: readonly (readonly [pattern: RegExp, meaning: string])[] = [
  [/cpu-\\d\+-ram/, 'cpu-{n}-ram-{n}gb-storage-{n}gb'],
  [/^\^\[A-Z\]\{2\}\$$/, 'two capital letters'],
  [/^\^\\d\+\(\\\.\\d\+\)\?\$$/, 'a decimal number as text'],
  [/\(tcp\|udp\)/, 'a port and tcp or udp, like 22/tcp'],
  [/ssh-ed25519/, 'RSA, ECDSA or ED25519'],
]

const formats: Readonly<Record<string, string>> = {
  'date-time': 'RFC 3339, in UTC', uri: 'an address', uuid: 'a UUID', ipv4: 'an IPv4 address',
}

/** The part of a schema that is not null. */
const bare = (node: Node): { node: Node; isNullable: boolean } => {
  const rest = node.anyOf?.filter(({ type }) => type !== 'null')
  return rest?.length === 1 ? { node: { ...rest[0]!, ...(node.description ? { description: node.description } : {}) }, isNullable: true } : { node, isNullable: false }
}

const typeOf = (whole: Node): string => {
  const { node, isNullable } = bare(whole)
  if (isNullable) return `${typeOf(node)} or null`
  if (node.anyOf) return node.anyOf.map(typeOf).join(' or ')
  if (node.type === 'array') {
    const item = node.items ? typeOf(node.items) : 'value'
    return `list of ${plural[item] ?? item}`
  }
  if (node.type === 'object' && !node.properties) return 'text by name'
  return basic[node.type ?? ''] ?? 'any'
}

const range = (low: unknown, high: unknown, unit = ''): string[] => {
  if (typeof low === 'number' && typeof high === 'number') return [`${low} to ${high}${unit}`]
  if (typeof low === 'number') return [`at least ${low}${unit}`]
  return typeof high === 'number' ? [`at most ${high}${unit}`] : []
}

const constraintsOf = (whole: Node): string => {
  const { node } = bare(whole)
  const item = node.type === 'array' && node.items ? constraintsOf(node.items) : ''
  return [
    ...(node.enum ? [node.enum.join(', ').replace(/, (?=[^,]*$)/, ' or ')] : []),
    ...range(node.minimum, node.maximum),
    ...range(node.minItems, node.maxItems, ' entries'),
    ...(node.pattern ? patternMeanings.filter(([pattern]) => pattern.test(node.pattern!)).slice(0, 1).map(([, meaning]) => meaning) : []),
    ...(node.format && formats[node.format] && !node.enum ? [formats[node.format]!] : []),
    ...(item ? [`each ${item}`] : []),
    ...(node.default === undefined ? [] : [`default ${JSON.stringify(node.default).replaceAll('"', '')}`]),
  ].join('; ')
}

const rowsOf = (whole: Node, path: string): FieldRow[] => {
  const { node } = bare(whole)
  if (node.type === 'array' && node.items) return rowsOf(node.items, `${path}[]`)
  return Object.entries(node.properties ?? {}).flatMap(([name, child]) => {
    const at = path ? `${path}.${name}` : name
    return [
      {
        name: at,
        type: typeOf(child),
        required: node.required?.includes(name) ?? false,
        meaning: child.description ?? '',
        constraints: constraintsOf(child),
        provenance: child['x-provenance'] ?? 'spec',
      },
      ...rowsOf(child, at),
    ]
  })
}

/** Writes a schema of the contract as the rows of a field table, each object's fields below it. */
export const fieldRows = (schema: z.core.$ZodType): readonly FieldRow[] => rowsOf(toJsonSchema(schema) as Node, '')
