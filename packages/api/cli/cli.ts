import { getSuccess, type Call } from '../call.ts'
import { writeLiteral } from '../literal.ts'

export type CliValue = {
  /** Placeholder in the usage line, like `FILE`. */
  name: string
  type: string
  choices?: readonly string[]
  pattern?: RegExp
  least?: number
  /** Words that say what the value should be, as they follow “should be” in an error message. @default none */
  like?: string
}

type Described = {
  meaning: string
  repeated?: boolean
  /** Request field that gets the value. */
  sets?: string
}

export type CliArgument = Described & { value: CliValue }

/** An option without a `value` is a switch. */
export type CliOption = Described & {
  name: `--${string}`
  short?: `-${string}`
  value?: CliValue
  /** A required value may also come from the project file, a template or config.json. */
  required?: boolean
  default?: string
  /** Field of deploy.yml with the same effect. */
  file?: string
  /** Field of config.json with the same effect. */
  config?: string
  /** Environment variable with the same effect. */
  env?: string
}

/** The names of the commands are proposed, and the owner has to confirm them. */
export type CliCommand = {
  name: string
  summary: string
  arguments: readonly CliArgument[]
  options: readonly CliOption[]
  /** Empty if the command works on the local machine only. */
  calls: readonly Call[]
  example: string
  output?: string
}

export const program = 'onenode'

export const portList: CliValue = {
  name: 'LIST',
  type: 'list of ports',
  pattern: /^\d{1,5}\/(tcp|udp)(,\d{1,5}\/(tcp|udp))*$/,
  like: 'ports separated by commas, like 22/tcp,443/tcp',
}

export const whole = (name = 'N'): CliValue => ({ name, type: 'integer', pattern: /^\d+$/, like: 'a whole number' })

export const atLeast = (least: number, name = 'N'): CliValue => ({
  name,
  type: `integer, ${least} or more`,
  pattern: /^\d+$/,
  least,
  like: `a whole number from ${least}`,
})

export const positive = (name?: string): CliValue => atLeast(1, name)

/** Duration in hours. Source: specification. */
export const duration: CliValue = { name: 'DURATION', type: 'hours, like 24h', pattern: /^[1-9]\d*h$/, like: 'a number of hours, like 24h' }

export const amount: CliValue = { name: 'USD', type: 'decimal', pattern: /^\d+(\.\d+)?$/, like: 'an amount in USDC, like 1.50' }

export const text = (name: string, type = 'text'): CliValue => ({ name, type })

export const choice = (name: string, ...choices: readonly string[]): CliValue => ({ name, type: choices.join(' or '), choices })

export const page: CliOption = { name: '--page', value: whole(), default: '0', meaning: 'Number of the page, counted from 0.' }
export const perPage: CliOption = { name: '--per-page', value: positive(), default: '10', meaning: 'Rows on a page, at most 100.' }

export const file: CliOption = {
  name: '--file',
  short: '-f',
  value: text('FILE', 'file'),
  default: 'deploy.yml',
  meaning: 'The project file.',
}
export const template: CliOption = {
  name: '--template',
  value: text('NAME'),
  meaning: 'A template in place of a project file: nginx, pytorch, web-server or your own.',
}

type Parts = Partial<Pick<CliCommand, 'arguments' | 'options' | 'output'>> & { call?: Call }

/** Creates a command. `example` must not begin with the program's name, which is added. `output` defaults to the response of the call. */
export const command = (name: string, summary: string, example: string, { call, ...parts }: Parts = {}): CliCommand => {
  const response = call && getSuccess(call).example
  return {
    name,
    summary,
    arguments: [],
    options: [],
    calls: call ? [call] : [],
    example: `${program} ${example}`,
    ...(response !== undefined && { output: writeLiteral(response, 'json') }),
    ...parts,
  }
}

/** Source: specification. */
export const globalOptions: readonly CliOption[] = [
  { name: '--help', meaning: 'Prints how to use a command.' },
  { name: '--version', meaning: 'Prints the version of the tool.' },
  {
    name: '--output',
    value: { ...choice('FORMAT', 'table', 'json', 'yaml'), type: 'table, json or yaml' },
    default: 'table',
    meaning: 'Format of the output. json and yaml have the fields of the API.',
    config: 'output.format',
  },
  { name: '--quiet', meaning: 'Prints identifiers only.' },
  { name: '--verbose', meaning: 'Prints each step.' },
  { name: '--debug', meaning: 'Prints requests and responses.', env: 'DEBUG' },
  { name: '--yes', meaning: 'Answers every confirmation with yes.' },
]

/** Source: proposed. */
export const exitCodes: readonly { code: number; meaning: string }[] = [
  { code: 0, meaning: 'Success.' },
  { code: 1, meaning: 'The API answered 400 or 500, or could not be reached.' },
  { code: 2, meaning: 'The command line is wrong.' },
  { code: 3, meaning: 'config.json or deploy.yml is not valid.' },
  { code: 4, meaning: 'The API answered 403: the key is missing or invalid.' },
  { code: 5, meaning: 'The timeout of --wait expired.' },
  { code: 6, meaning: 'The deployment failed.' },
]

/** Source: specification. The meanings are inferred from the names. */
export const environmentVariables: readonly { name: string; overrides?: string; meaning: string }[] = [
  { name: 'ONENODE_API_KEY', overrides: 'apiKey', meaning: 'Your API key.' },
  { name: 'ONENODE_API_URL', overrides: 'apiEndpoint', meaning: 'Host of the API.' },
  { name: 'ONENODE_CONFIG_DIR', meaning: 'Folder of config.json and of the templates. Default: ~/.onenode.' },
  { name: 'DEBUG', meaning: 'Prints requests and responses, like `--debug`.' },
]

/** Each source of a setting overrides the sources before it. Source: specification. */
export const precedence = ['built-in defaults', 'global config', 'project file', 'environment variables', 'command flags'] as const
