import type * as z from 'zod'
import type { Call } from '@workspace/api/call.ts'
import { capitalize } from '@workspace/api/capitalize.ts'
import { listFieldRows, type FieldRow } from '@workspace/api/fields.ts'
import { lookup, type Attributes, type BlockFacts } from '../compile/shapes/block.ts'
import { findCall, findFile } from '../compile/shapes/contract.ts'
import { writeTable } from '../compile/shapes/markdown.ts'
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
  collapsed?: boolean
  /** True if a heading of the page already shows the title. @default false */
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

export const readSchema = (title: string, schema: z.core.$ZodType): FieldTableData => ({
  of: 'fields',
  title,
  rows: listFieldRows(schema).map(({ provenance, ...row }) => ({ ...row, ...(provenance !== 'spec' && { assumed: true }) })),
})

const { names } = docs.fields

export const read = (attributes: Attributes): FieldTableData => {
  if (attributes.file) return readSchema(names.file, findFile(attributes).schema)
  const call = findCall(attributes)
  const { of } = attributes
  if (of === 'headers') return { of: 'fields', title: names.headers, rows: listHeaders(call), collapsed: true }
  const { request, query, pathParams, responses } = call
  const schema = lookup({ request, query, path: pathParams, response: responses[0].schema }, of, 'of')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- lookup() throws for an unknown name
  return { ...readSchema(names[of as 'path'], schema), ...((of === 'response' || of === 'path') && { collapsed: true }) }
}

/** Writes the constraints as sentences: first the allowed values, then the default and other sources. */
const splitSentences = (constraints: string): string[] => {
  const parts = constraints.split('; ').filter(Boolean)
  const isSentence = (part: string) => /^(?:default|also set by)/.test(part)
  const allowed = parts.filter((part) => !isSentence(part)).join('; ')
  const sentences = parts.filter(isSentence).map((part) => part.replace(/^default /, 'default: '))
  return [...(allowed ? [`allowed: ${allowed}`] : []), ...sentences].map((part) => `${capitalize(part)}.`)
}

export const getFacts = ({ title }: FieldTableData): BlockFacts => ({ repeated: title === names.headers })

export const markdown = ({ of, title, rows }: FieldTableData) => [
  writeTable(
    [of === 'options' || title === names.file ? docs[of].head : title, 'Type', 'Required', 'Meaning'],
    rows.map(({ name, type, required, meaning, constraints, assumed }) => [
      assumed ? `\`${name}\` ${docs.mayChange.mark}` : `\`${name}\``,
      type,
      required ? 'yes' : 'no',
      [meaning, ...splitSentences(constraints)].filter(Boolean).join(' '),
    ]),
  ),
]
