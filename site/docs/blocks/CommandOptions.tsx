import type { CliArgument } from '@workspace/api/cli/cli.ts'
import type { Attributes, Reading } from '../compile/shapes/block.ts'
import { docs } from '../words/docs.ts'
import { toOptionRow } from './shared/option-row.ts'
import type { FieldTableData } from './shared/field-table.tsx'

const toArgumentRow = ({ value, meaning, repeated }: CliArgument) => ({
  name: value.name,
  type: [value.type, ...(repeated ? ['repeatable'] : [])].join(', '),
  required: true,
  meaning,
  constraints: '',
})

export const read = (attributes: Attributes, { contract }: Reading): FieldTableData => {
  const { name, arguments: values, options } = contract.findCommand(attributes)
  if (values.length + options.length === 0)
    throw new Error(`The command ${name} has no arguments and no options of its own: leave <CommandOptions> out.`)
  return { of: 'options', title: docs.options.title, rows: [...values.map(toArgumentRow), ...options.map(toOptionRow)] }
}
export { FieldRows as CommandOptions, markdown } from './shared/field-table.tsx'
