import type * as z from 'zod'
import type { ReactNode } from 'react'
import type { Call } from '@workspace/api/call.ts'
import type { FieldRow } from '@workspace/api/fields.ts'
import { FieldTable, type FieldTableRow } from '#ui/docs/FieldTable/FieldTable.tsx'
import { lookup, type Attributes, type Part, type Reading } from '../compile/shapes/block.ts'
import { docs } from '../words/docs.ts'

export interface FlatField extends Omit<FieldRow, 'provenance'> {
  /** True if the field may still change. */
  assumed?: boolean
}

export interface FieldTableData {
  of: 'fields' | 'options'
  title: string
  rows: readonly FlatField[]
  /** Starts collapsed on a phone. @default false */
  folded?: boolean
  /** A heading of the page already shows the title. @default false */
  named?: boolean
}

const keys: Readonly<Record<Call['auth'], readonly [name: string, meaning: string]>> = {
  bearer: ['Authorization', 'The word Bearer, a space and your API key.'],
  apiKey: ['X-API-KEY', 'Your API key.'],
}

function listHeaders({ auth, request }: Call): FlatField[] {
  const header = (name: string, meaning: string): FlatField => ({ name, type: 'string', required: true, meaning, constraints: '' })
  return [header(...keys[auth]), ...(request ? [header('Content-Type', 'application/json')] : [])]
}

export const read = (attributes: Attributes, { contract }: Reading): FieldTableData => {
  const { names } = docs.fields
  const readSchema = (title: string, schema: z.core.$ZodType): FieldTableData => ({
    of: 'fields',
    title,
    rows: contract.listFieldRows(schema).map(({ provenance, ...row }) => ({ ...row, ...(provenance !== 'spec' && { assumed: true }) })),
  })
  if (attributes.file) return readSchema(names.file, contract.findFile(attributes).schema)
  const call = contract.findCall(attributes)
  const { of } = attributes
  if (of === 'headers') return { of: 'fields', title: names.headers, rows: listHeaders(call), folded: true }
  const { request, query, pathParams, responses } = call
  const schema = lookup({ request, query, path: pathParams, response: responses[0].schema }, of, 'of')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- lookup() throws for an unknown name
  return { ...readSchema(names[of as 'path'], schema), ...((of === 'response' || of === 'path') && { folded: true }) }
}

/** Puts the allowed values first, then the default and other sources. */
const splitSentences = (constraints: string): string[] => {
  const parts = constraints.split('; ').filter(Boolean)
  const isSentence = (part: string) => /^(?:default|also set by)/.test(part)
  const allowed = parts.filter((part) => !isSentence(part)).join('; ')
  const sentences = parts.filter(isSentence).map((part) => part.replace(/^default /, 'default: '))
  return [...(allowed ? [`allowed: ${allowed}`] : []), ...sentences].map((part) => `${part[0]!.toUpperCase()}${part.slice(1)}.`)
}

const getParentPath = (path: string) => path.replace(/\.?[^.]+$/, '').replaceAll(/(\[\])+$/g, '')

type NestedField = FieldTableRow & { fields?: FieldTableRow[] }

function nestFields(rows: readonly FlatField[]): FieldTableRow[] {
  const found = new Map<string, NestedField>()
  const root: NestedField[] = []
  for (const { name, type, required, meaning, constraints, assumed } of rows) {
    const object = found.get(getParentPath(name))
    const parts = constraints.split('; ')
    const limits = parts.filter((part) => part && !part.startsWith('default ')).join('; ')
    const fallback = parts.find((part) => part.startsWith('default '))
    const ownName = object ? name.slice(name.lastIndexOf('.') + 1) : name
    const field: NestedField = { name: ownName, type, required, fallback, meaning, constraints: limits || undefined, assumed }
    if (object) (object.fields ??= []).push(field)
    else root.push(field)
    found.set(name, field)
  }
  return root
}

export const markdown = ({ of, title, rows }: FieldTableData): Part[] => [
  {
    kind: 'table',
    head: [of === 'options' || title === docs.fields.names.file ? docs[of].head : title, 'Type', 'Required', 'Meaning'],
    rows: rows.map(({ name, type, required, meaning, constraints, assumed }) => [
      assumed ? `\`${name}\` ${docs.mayChange.mark}` : `\`${name}\``,
      type,
      required ? 'yes' : 'no',
      [meaning, ...splitSentences(constraints)].filter(Boolean).join(' '),
    ]),
    repeated: title === docs.fields.names.headers,
  },
]

const sortRequiredFirst = (fields: readonly FieldTableRow[]): FieldTableRow[] =>
  fields
    .map((field) => ({ ...field, ...(field.fields && { fields: sortRequiredFirst(field.fields) }) }))
    .toSorted((a, b) => Number(b.required ?? false) - Number(a.required ?? false))

export const Fields = ({ of, title, rows, folded, named, children }: FieldTableData & { children?: ReactNode }) => (
  <FieldTable
    title={title}
    heading={children}
    folded={folded}
    named={named}
    texts={{ ...docs[of].texts, assumed: docs.mayChange.hint }}
    rows={title === docs.fields.names.response ? nestFields(rows) : sortRequiredFirst(nestFields(rows))}
  />
)
