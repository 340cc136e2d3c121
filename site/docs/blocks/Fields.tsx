import type { Call } from '@workspace/api/call.ts'
import { lookup, type Attributes, type Reading } from '../compile/shapes/block.ts'
import { docs } from '../words/docs.ts'
import { readFields, type FieldTableData, type FlatField } from './shared/field-table.tsx'

const keys: Readonly<Record<Call['auth'], readonly [name: string, meaning: string]>> = {
  bearer: ['Authorization', 'The word Bearer, a space and your API key.'],
  apiKey: ['X-API-KEY', 'Your API key.'],
}

function listHeaders({ auth, request }: Call): FlatField[] {
  const header = (name: string, meaning: string): FlatField => ({ name, type: 'string', required: true, meaning, constraints: '' })
  return [header(...keys[auth]), ...(request ? [header('Content-Type', 'application/json')] : [])]
}

export const read = (attributes: Attributes, reading: Reading): FieldTableData => {
  const documented = reading.contract.findCall(attributes)
  const { request, query, pathParams, responses } = documented
  const { call, of } = attributes
  const { names } = docs.fields
  if (of === 'headers') return { of: 'fields', title: names.headers, rows: listHeaders(documented), folded: true }
  const schema = lookup({ request, query, path: pathParams, response: responses[0].schema }, of, 'of')
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- lookup() throws for an unknown name
    ...readFields(schema, `${call}, ${of},`, names[of as 'path'], reading),
    ...((of === 'response' || of === 'path') && { folded: true }),
  }
}
export { FieldRows as Fields, markdown } from './shared/field-table.tsx'
