import type { Attributes, Reading } from '../compile/shapes/block.ts'
import { docs } from '../words/docs.ts'
import { readFields } from './shared/field-table.tsx'

export const read = (attributes: Attributes, reading: Reading) =>
  readFields(reading.contract.findFile(attributes).schema, `${attributes['file']}`, docs.fields.names.file, reading)
export { FieldRows as FileFields, markdown } from './shared/field-table.tsx'
