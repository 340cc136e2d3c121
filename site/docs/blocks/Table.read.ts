import { commands } from '@workspace/api/cli/cli-commands.ts'
import { environmentVariables, exitCodes } from '@workspace/api/cli/cli.ts'
import { providers } from '../../landing/words/networks.ts'
import { lookup, type Attributes } from '../compile/shapes/block.ts'
import { writeLink, writeTable } from '../compile/shapes/markdown.ts'

const tables = {
  commands: writeTable(
    ['Command', 'What it does'],
    commands.map(({ name, summary }) => [writeLink({ label: `\`${name}\``, href: `#${name.replaceAll(' ', '-')}` }), summary]),
  ),
  environment: writeTable(
    ['Variable', 'Meaning', 'Overrides in config.json'],
    environmentVariables.map(({ name, meaning, overrides }) => [`\`${name}\``, meaning, overrides ? `\`${overrides}\`` : '–']),
  ),
  'exit-codes': writeTable(
    ['Code', 'Meaning'],
    exitCodes.map(({ code, meaning }) => [`\`${code}\``, meaning]),
  ),
  providers: writeTable(
    ['Provider', 'Kind'],
    providers.map(({ name, kind }) => [name, kind]),
  ),
}

export const read = ({ of }: Attributes) => ({ table: lookup(tables, of, 'of') })

export const markdown = ({ table }: ReturnType<typeof read>) => [table]
