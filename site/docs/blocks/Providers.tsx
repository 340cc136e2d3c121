import { providers } from '../../landing/words/networks.ts'
import type { TableData } from './shared/text-table.tsx'

export const read = (): TableData => ({
  head: ['Provider', 'Kind'],
  rows: providers.map(({ name, kind }) => [name, kind]),
})
export { TextTable as Providers, markdown } from './shared/text-table.tsx'
