import type { CliArgument } from '@workspace/api/cli/cli.ts'
import type { Attributes, Reading } from '../compile/shapes/block.ts'
import { optionRow } from '../compile/shapes/option-row.ts'
import type { FieldTableData } from '../compile/shapes/field-table.ts'

const argumentRow = ({ value, meaning, repeated }: CliArgument) => ({
  name: value.name,
  type: [value.type, ...(repeated ? ['repeatable'] : [])].join(', '),
  required: true,
  meaning,
  constraints: '',
})

export const read = (attributes: Attributes, { site, contract }: Reading): FieldTableData => {
  const { name, arguments: values, options } = contract.commandOf(attributes)
  if (values.length + options.length === 0)
    throw new Error(`The command ${name} has no arguments and no options of its own: leave <CommandOptions> out.`)
  return { of: 'options', title: site.words.options.title, rows: [...values.map(argumentRow), ...options.map(optionRow)] }
}
export { draw, markdown } from '../compile/shapes/field-table.ts'
