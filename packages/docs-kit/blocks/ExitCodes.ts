import type { Attributes, Reading } from '../shapes/block.ts'
import type { TableData } from '../shapes/table.ts'

export const read = (_attributes: Attributes, { contract }: Reading): TableData => ({
  head: ['Code', 'Meaning'],
  rows: contract.exitCodes.map(({ code, meaning }) => [`\`${code}\``, meaning]),
})
export { draw, markdown } from '../shapes/table.ts'
