import type { CliOption } from '@workspace/api/cli/cli.ts'
import type { FieldTableData } from './field-table.tsx'

export const optionRow = ({
  name,
  short,
  value,
  meaning,
  required = false,
  repeated,
  default: fallback,
  file,
  config,
  env,
}: CliOption): FieldTableData['rows'][number] => {
  const sources = [
    ...(file ? [`${file} in deploy.yml`] : []),
    ...(config ? [`${config} in config.json`] : []),
    ...(env ? [`the variable ${env}`] : []),
  ]
  return {
    name: [[short, name].filter(Boolean).join(', '), ...(value ? [value.choices?.join('|') ?? value.name] : [])].join(' '),
    type: [value?.type ?? 'switch', ...(repeated ? ['repeatable'] : [])].join(', '),
    required,
    meaning,
    constraints: [
      ...(fallback === undefined ? [] : [`default ${fallback}`]),
      ...(sources.length > 0 ? [`also set by ${sources.join(' and ')}`] : []),
    ].join('; '),
  }
}
