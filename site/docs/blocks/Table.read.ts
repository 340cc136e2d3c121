import { commands } from '@workspace/api/cli/cli-commands.ts'
import { environmentVariables, exitCodes } from '@workspace/api/cli/cli.ts'
import { providers } from '../../landing/words/networks.ts'
import { lookup, type Attributes, type Part } from '../compile/shapes/block.ts'

/** The cells contain Markdown links and code. */
export interface TableData {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

const tables: Readonly<Record<string, TableData>> = {
  commands: {
    head: ['Command', 'What it does'],
    rows: commands.map(({ name, summary }) => [`[\`${name}\`](#${name.replaceAll(' ', '-')})`, summary]),
  },
  environment: {
    head: ['Variable', 'Meaning', 'Overrides in config.json'],
    rows: environmentVariables.map(({ name, meaning, overrides }) => [`\`${name}\``, meaning, overrides ? `\`${overrides}\`` : '–']),
  },
  'exit-codes': {
    head: ['Code', 'Meaning'],
    rows: exitCodes.map(({ code, meaning }) => [`\`${code}\``, meaning]),
  },
  providers: { head: ['Provider', 'Kind'], rows: providers.map(({ name, kind }) => [name, kind]) },
}

export const read = ({ of }: Attributes) => lookup(tables, of, 'of')

export const markdown = ({ head, rows }: TableData): Part[] => [{ kind: 'table', head, rows }]
