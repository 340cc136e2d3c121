import type { TryItFieldData } from '#ui/docs/TryIt/TryItField.tsx'
import type { Call, CallExample } from '@workspace/api/call.ts'
import { sandbox as words } from './words.ts'
import { getValueAt } from '@workspace/api/field-path.ts'
import { listFieldRows } from '@workspace/api/fields.ts'
import { toSchemaNode, type SchemaNode } from '@workspace/api/to-json-schema.ts'
import { parseJson } from '@workspace/sandbox/state/parse-json.ts'
import type { RequestPart, Problem } from '@workspace/sandbox/state/problems.ts'

/** `path` leads to the value in the request. */
export type FormField = TryItFieldData & { requestPart: RequestPart; path: readonly string[]; isInteger: boolean }

export type Values = Readonly<Record<string, string>>

const requestParts = ['path', 'query', 'body'] as const

/** Includes the fields of nested objects, but not of lists and maps. */
const listLeaves = (node: SchemaNode, path: readonly string[] = []): { path: readonly string[]; node: SchemaNode }[] =>
  Object.entries(node.properties ?? {}).flatMap(([name, child]) =>
    child.properties ? listLeaves(child, [...path, name]) : [{ path: [...path, name], node: child }],
  )

export const listFields = ({ pathParams, query, request }: Call): FormField[] =>
  requestParts.flatMap((requestPart) => {
    const schema = { path: pathParams, query, body: request }[requestPart]
    if (!schema) return []
    const rows = new Map(listFieldRows(schema).map((row) => [row.name, row]))
    return listLeaves(toSchemaNode(schema)).map(({ path, node }): FormField => {
      const label = path.join('.')
      const row = rows.get(label)!
      return {
        requestPart,
        path,
        isInteger: node.type === 'integer',
        name: `${requestPart}.${label}`,
        label,
        type: row.type,
        required: path.every((_part, at) => rows.get(path.slice(0, at + 1).join('.'))!.required),
        kind: node.enum ? 'select' : node.type === 'array' || node.type === 'object' ? 'textarea' : 'text',
        ...(node.enum && { options: node.enum }),
        hint: [row.meaning, row.constraints && words.allowed(row.constraints)].filter(Boolean).join(' '),
      }
    })
  })

export const getValues = (fields: readonly FormField[], example: CallExample): Values =>
  Object.fromEntries(
    fields.map(({ name, requestPart, path, kind }) => {
      const value = getValueAt(example[requestPart], path) ?? ''
      const isLong = kind === 'textarea' && JSON.stringify(value).length > 60
      return [name, typeof value === 'string' ? value : JSON.stringify(value, null, isLong ? 2 : 0)]
    }),
  )

/** Text that cannot be parsed is sent as it is, and the API rejects it. */
const read = ({ kind, isInteger }: FormField, text: string): unknown => {
  if (isInteger) return /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text
  if (kind !== 'textarea') return text
  return parseJson(text)
}

export const toExample = (call: Call, fields: readonly FormField[], values: Values): CallExample => {
  const parts: Record<RequestPart, Record<string, unknown>> = { path: {}, query: {}, body: {} }
  for (const field of fields) {
    // Unpaired surrogates cannot be sent.
    const text = new TextDecoder().decode(new TextEncoder().encode(values[field.name] ?? ''))
    if (text === '') continue
    let holder = parts[field.requestPart]
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only this loop creates the nested values, and it creates objects.
    for (const name of field.path.slice(0, -1)) holder = (holder[name] ??= {}) as Record<string, unknown>
    holder[field.path.at(-1)!] = read(field, text)
  }
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- All path parameters of the contract are strings.
    ...(call.pathParams && { path: parts.path as Record<string, string> }),
    ...(Object.keys(parts.query).length > 0 && { query: parts.query }),
    ...(call.request && { body: parts.body }),
  }
}

const jsonForms: Readonly<Record<string, string>> = {
  'integer[]': '[1, 2]',
  'string[]': '["a", "b"]',
  'object[]': '[{"name": "value"}]',
}

/** Returns an error for each field whose text should be JSON but is not. */
export const getSyntaxErrors = (fields: readonly FormField[], values: Values): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields.flatMap(({ name, label, kind, type }) => {
      const text = values[name] ?? ''
      const isJson = kind !== 'textarea' || text === '' || parseJson(text) !== text
      return isJson ? [] : [[name, words.notJson(label, jsonForms[type] ?? '{"NAME": "value"}')]]
    }),
  )

export const getErrors = (fields: readonly FormField[], problems: readonly Problem[]): Readonly<Record<string, string>> => {
  const errors: Record<string, string> = {}
  for (const { requestPart, path, message } of problems) {
    const own = fields.filter((field) => field.requestPart === requestPart)
    // Shows the problem of a missing object at the object's first field.
    const field =
      own.find((each) => each.path.every((part, at) => path[at] === part)) ??
      own.find((each) => path.every((part, at) => each.path[at] === part))
    if (field) errors[field.name] ??= message
  }
  return errors
}
