import type { Attributes, Reading } from '../compile/shapes/block.ts'
import { docs } from '../words/docs.ts'
import { toOptionRow } from './shared/option-row.ts'
import type { FieldTableData } from './shared/field-table.tsx'

export const read = (_attributes: Attributes, { contract }: Reading): FieldTableData => ({
  of: 'options',
  title: docs.options.title,
  rows: contract.globalOptions.map(toOptionRow),
})
export { FieldRows as GlobalOptions, markdown } from './shared/field-table.tsx'
