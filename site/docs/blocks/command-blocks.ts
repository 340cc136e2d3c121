import GithubSlugger from 'github-slugger'
import { commands } from '../../contract/cli/cli-commands.ts'
import {
  environmentVariables,
  exitCodes,
  globalOptions,
  type CliArgument,
  type CliCommand,
  type CliOption,
} from '../../contract/cli/cli.ts'
import { one, type Components } from './attributes.ts'

const commandOf = (name: string | undefined): CliCommand => one(Object.fromEntries(commands.map((each) => [each.name, each])), name, 'name')

const anchorOf = (name: string) => `#${new GithubSlugger().slug(name)}`

const none = '–'

const optionRow = ({ name, short, value, meaning, required = false, repeated, default: fallback, file, config, env }: CliOption) => {
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

const argumentRow = ({ value, meaning, repeated }: CliArgument) => ({
  name: value.name,
  type: [value.type, ...(repeated ? ['repeatable'] : [])].join(', '),
  required: true,
  meaning,
  constraints: '',
})

/** The components that show the command-line tool. */
export const commandComponents: Components = {
  Commands: () => ({
    kind: 'table',
    head: ['Command', 'What it does'],
    rows: commands.map(({ name, summary }) => [`[\`${name}\`](${anchorOf(name)})`, summary]),
  }),
  CommandOptions: ({ name }) => {
    const { arguments: values, options } = commandOf(name)
    if (values.length + options.length === 0)
      throw new Error(`The command ${name} has no arguments and no options of its own: leave <CommandOptions> out.`)
    return { kind: 'fields', of: 'options', assumed: false, rows: [...values.map(argumentRow), ...options.map(optionRow)] }
  },
  CommandExample: ({ name }) => ({
    kind: 'code',
    listing: { label: 'Example', language: 'bash', code: commandOf(name).example },
    checked: true,
  }),
  CommandOutput: ({ name }) => {
    const { output } = commandOf(name)
    if (output === undefined) throw new Error(`The command ${name} prints nothing: leave <CommandOutput> out.`)
    return { kind: 'code', listing: { label: 'Output', language: /^[[{]/.test(output) ? 'json' : 'text', code: output }, checked: true }
  },
  GlobalOptions: () => ({ kind: 'fields', of: 'options', assumed: false, rows: globalOptions.map(optionRow) }),
  ExitCodes: () => ({ kind: 'table', head: ['Code', 'Meaning'], rows: exitCodes.map(({ code, meaning }) => [`\`${code}\``, meaning]) }),
  Environment: () => ({
    kind: 'table',
    head: ['Variable', 'Meaning', 'Overrides in config.json'],
    rows: environmentVariables.map(({ name, meaning, overrides }) => [`\`${name}\``, meaning, overrides ? `\`${overrides}\`` : none]),
  }),
}
