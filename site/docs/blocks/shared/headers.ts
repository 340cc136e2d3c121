import type { Call } from '@workspace/api/call.ts'
import type { FlatField } from './field-table.tsx'

const keys: Readonly<Record<Call['auth'], readonly [name: string, meaning: string]>> = {
  bearer: ['Authorization', 'The word Bearer, a space and your API key.'],
  apiKey: ['X-API-KEY', 'Your API key.'],
}

/** Lists the required headers of a call. */
export function listHeaders({ auth, request }: Call): FlatField[] {
  const header = (name: string, meaning: string): FlatField => ({ name, type: 'string', required: true, meaning, constraints: '' })
  return [header(...keys[auth]), ...(request ? [header('Content-Type', 'application/json')] : [])]
}
