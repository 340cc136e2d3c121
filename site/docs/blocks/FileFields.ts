import type { Attributes, Reading } from '../compile/shapes/block.ts'
import { readFields } from '../compile/shapes/field-table.ts'

export const read = (attributes: Attributes, reading: Reading) =>
  readFields(reading.contract.fileOf(attributes).schema, `${attributes['file']}`, reading.site.words.fields.names.file, reading)
export { draw, markdown } from '../compile/shapes/field-table.ts'
