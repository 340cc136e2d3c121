import { lookup, type Attributes, type Reading } from '../shapes/block.ts'
import { readFields, type FieldTableData } from '../shapes/field-table.ts'

export const read = (attributes: Attributes, reading: Reading): FieldTableData => {
  const { request, query, pathParams, responses } = reading.contract.callOf(attributes)
  const { call, of } = attributes
  const schema = lookup({ request, query, path: pathParams, response: responses[0].schema }, of, 'of')
  return readFields(schema, `${call}, ${of},`, reading.site.words.fields.names[of as 'path'], reading)
}
export { draw, markdown } from '../shapes/field-table.ts'
