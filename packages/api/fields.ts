import type * as z from 'zod'
import { toSchemaNode, type SchemaNode } from './to-json-schema.ts'
import type { Provenance } from './provenance.ts'

export type FieldRow = {
  /** Full path, like `vmConfiguration.openPorts[].port`. */
  name: string
  /** Type in words, such as `integer`, `object[]`, `map of strings` or `string or null`. */
  type: string
  required: boolean
  meaning: string
  /** Allowed values and default in words, such as `1–65535; default 22`. Leaves out the length of texts. May be empty. */
  constraints: string
  provenance: Provenance
}

const patternMeanings: readonly (readonly [pattern: RegExp, meaning: string])[] = [
  [/cpu-\\d\+-ram/, 'cpu-{n}-ram-{n}gb-storage-{n}gb'],
  [/A\[D-GILM/, 'a country code of ISO 3166-1, like DE'],
  [/qcow2/, 'a URL that ends in .qcow2, .img or .raw, or .xz or .gz after .img or .raw'],
  [/sha256/, 'the name of an image, as docker pull takes it'],
  [/^\^\\d\+\(\\\.\\d\+\)\?\$$/, 'a decimal number as text'],
  [/^\^\\d\+\(\\\.\\d\{1,2\}\)\?\$$/, 'an amount with at most two decimals'],
  [/\(tcp\|udp\)/, 'a port and tcp or udp, like 22/tcp'],
  [/\\\[ \*/, 'a JSON array of integers'],
  [/ssh-ed25519/, 'RSA, ECDSA or ED25519'],
]

export const describePattern = (pattern: string): string | undefined => patternMeanings.find(([known]) => known.test(pattern))?.[1]

const formats: Readonly<Record<string, string>> = { 'date-time': 'RFC 3339, UTC', uri: 'URL', uuid: 'UUID', ipv4: 'IPv4' }

const withoutNull = (node: SchemaNode) => {
  const rest = node.anyOf?.filter(({ type }) => type !== 'null')
  const [only, ...others] = rest ?? []
  return only && others.length === 0 ? { node: only, isNullable: true } : { node, isNullable: false }
}

const describeType = (whole: SchemaNode): string => {
  const { node, isNullable } = withoutNull(whole)
  if (isNullable) return `${describeType(node)} or null`
  if (node.anyOf) return node.anyOf.map(describeType).join(' or ')
  if (node.type === 'array') {
    const item = describeType(node.items ?? {})
    return item.includes(' ') ? `(${item})[]` : `${item}[]`
  }
  if (node.type === 'object' && !node.properties) return 'map of strings'
  return [node.type ?? 'any'].flat().join(' or ')
}

const describeRange = (low: number | undefined, high: number | undefined, unit = ''): string[] => {
  if (low !== undefined && high !== undefined) return [`${low}–${high}${unit}`]
  if (low !== undefined) return [`${low} or more${unit}`]
  return high === undefined ? [] : [`up to ${high}${unit}`]
}

const describeConstraints = (whole: SchemaNode): string => {
  const { node } = withoutNull(whole)
  const item = node.type === 'array' && node.items ? describeConstraints(node.items) : ''
  return [
    node.enum?.join(', ').replace(/, (?=[^,]*$)/, ' or '),
    ...describeRange(node.minimum, node.maximum),
    ...describeRange(node.minItems, node.maxItems, ' items'),
    node.pattern && describePattern(node.pattern),
    !node.enum && node.format && formats[node.format],
    item && `each ${item}`,
    node.default !== undefined && `default ${JSON.stringify(node.default).replaceAll('"', '')}`,
  ]
    .filter(Boolean)
    .join('; ')
}

const readRows = (whole: SchemaNode, path: string): FieldRow[] => {
  const { node } = withoutNull(whole)
  if (node.type === 'array' && node.items) return readRows(node.items, `${path}[]`)
  if (node.anyOf) return node.anyOf.flatMap((branch) => readRows(branch, path))
  return Object.entries(node.properties ?? {}).flatMap(([name, child]) => {
    const at = path ? `${path}.${name}` : name
    return [
      {
        name: at,
        type: describeType(child),
        required: node.required?.includes(name) ?? false,
        meaning: child.description ?? '',
        constraints: describeConstraints(child),
        provenance: child['x-provenance'] ?? 'spec',
      },
      ...readRows(child, at),
    ]
  })
}

/** The row of an object is followed by the rows of its fields. */
export const listFieldRows = (schema: z.core.$ZodType): readonly FieldRow[] => readRows(toSchemaNode(schema), '')
