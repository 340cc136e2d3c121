import type { CliOption } from '@workspace/api/cli/cli.ts'
import type { FlatField } from './field-table.tsx'

export const toOptionRow = ({ name, short, value, meaning, required = false, repeated, ...option }: CliOption): FlatField => {
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
