import type { Attributes, Reading } from '../compile/shapes/block.ts'
import type { TableData } from './shared/text-table.tsx'

export const read = (_attributes: Attributes, { contract }: Reading): TableData => ({
  head: ['Code', 'Meaning'],
  rows: contract.exitCodes.map(({ code, meaning }) => [`\`${code}\``, meaning]),
})
export { TextTable as ExitCodes, markdown } from './shared/text-table.tsx'
