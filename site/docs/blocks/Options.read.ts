import { globalOptions, type CliArgument, type CliOption } from '@workspace/api/cli/cli.ts'
import type { Attributes } from '../compile/shapes/block.ts'
import { findCommand } from '../compile/shapes/contract.ts'
import { docs } from '../words/docs.ts'
import type { FieldTableData, FlatField } from './Fields.read.ts'

const toArgumentRow = ({ value, meaning, repeated }: CliArgument) => ({
  name: value.name,
  type: [value.type, ...(repeated ? ['repeatable'] : [])].join(', '),
  required: true,
  meaning,
  constraints: '',
})

const toOptionRow = ({ name, short, value, meaning, required = false, repeated, ...option }: CliOption): FlatField => {
  const sources = [
    ...(option.file ? [`${option.file} in deploy.yml`] : []),
    ...(option.config ? [`${option.config} in config.json`] : []),
    ...(option.env ? [`the variable ${option.env}`] : []),
  ]
  return {
    name: [[short, name].filter(Boolean).join(', '), ...(value ? [value.choices?.join('|') ?? value.name] : [])].join(' '),
    type: [value?.type ?? 'switch', ...(repeated ? ['repeatable'] : [])].join(', '),
    required,
    meaning,
    constraints: [
      ...(option.default === undefined ? [] : [`default ${option.default}`]),
      ...(sources.length > 0 ? [`also set by ${sources.join(' and ')}`] : []),
    ].join('; '),
  }
}

export const read = (attributes: Attributes): FieldTableData => {
  const { name } = attributes
  const { arguments: values, options } = name ? findCommand(attributes) : { arguments: [], options: globalOptions }
  if (values.length + options.length === 0)
    throw new Error(`The command ${name} has no arguments and no options of its own: leave <Options> out.`)
  return { of: 'options', title: docs.options.title, rows: [...values.map(toArgumentRow), ...options.map(toOptionRow)] }
}

export { markdown } from './Fields.read.ts'
