import type { Attributes, Reading } from '../compile/shapes/block.ts'
import type { TableData } from '../compile/shapes/table.ts'

export const read = (_attributes: Attributes, { site }: Reading): TableData => ({
  head: ['Provider', 'Kind'],
  rows: site.providers.map(({ name, kind }) => [name, kind]),
})
export { draw, markdown } from '../compile/shapes/table.ts'
