import type { Attributes, Reading } from '../compile/shapes/block.ts'
import type { TableData } from './shared/text-table.tsx'

export const read = (_attributes: Attributes, { contract }: Reading): TableData => ({
  head: ['Variable', 'Meaning', 'Overrides in config.json'],
  rows: contract.environmentVariables.map(({ name, meaning, overrides }) => [`\`${name}\``, meaning, overrides ? `\`${overrides}\`` : '–']),
})
export { TextTable as Environment, markdown } from './shared/text-table.tsx'
