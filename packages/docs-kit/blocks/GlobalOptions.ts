import type { Attributes, Reading } from '../shapes/block.ts'
import { optionRow } from '../shapes/option-row.ts'
import type { FieldTableData } from '../shapes/field-table.ts'

export const read = (_attributes: Attributes, { site, contract }: Reading): FieldTableData => ({
  of: 'options',
  title: site.words.options.title,
  rows: contract.globalOptions.map(optionRow),
})
export { draw, markdown } from '../shapes/field-table.ts'
