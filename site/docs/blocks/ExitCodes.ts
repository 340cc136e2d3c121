import type { Attributes, Reading } from '../compile/shapes/block.ts'
import type { TableData } from '../compile/shapes/table.ts'

export const read = (_attributes: Attributes, { contract }: Reading): TableData => ({
  head: ['Code', 'Meaning'],
  rows: contract.exitCodes.map(({ code, meaning }) => [`\`${code}\``, meaning]),
})
export { draw, markdown } from '../compile/shapes/table.ts'
