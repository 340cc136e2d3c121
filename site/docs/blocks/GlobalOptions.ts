import type { Attributes, Reading } from '../compile/shapes/block.ts'
import { optionRow } from '../compile/shapes/option-row.ts'
import type { FieldTableData } from '../compile/shapes/field-table.ts'

export const read = (_attributes: Attributes, { site, contract }: Reading): FieldTableData => ({
  of: 'options',
  title: site.words.options.title,
  rows: contract.globalOptions.map(optionRow),
})
export { draw, markdown } from '../compile/shapes/field-table.ts'
