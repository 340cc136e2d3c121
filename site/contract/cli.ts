import type { Provenance } from './provenance.ts'
import type { Call } from './call.ts'

/** What the value of an argument or option must look like. */
export type CliValue = {
  /** How the value is written in the grammar, like `FILE`. */
  name: string
  /** The values that are taken, where there are only some. */
  choices?: readonly string[]
  pattern?: RegExp
  /** What `pattern` asks for, after "should be". */
  like?: string
}

/** One argument of a command, by its place. */
export type CliArgument = { value: CliValue; meaning: string; repeated?: boolean }

/** One option of a command; without `value` it is a switch. */
export type CliOption = {
  name: `--${string}`
  short?: `-${string}`
  value?: CliValue
  /** May be given more than once. */
  repeated?: boolean
  default?: string
  meaning: string
}

/** One command of the tool. The names of commands are proposed; the owner confirms them. */
export type CliCommand = {
  name: string
  summary: string
  arguments: readonly CliArgument[]
  options: readonly CliOption[]
  /** The API calls that it makes; none: it works on your machine only. */
  calls: readonly Call[]
  /** A command line as the pages print it. */
  example: string
  provenance: Provenance
}

/** The name that every command line begins with. */
export const program = 'onenode'

/** Ports of a VM, with commas between them. */
export const portList: CliValue = {
  name: 'LIST',
  pattern: /^\d{1,5}\/(tcp|udp)(,\d{1,5}\/(tcp|udp))*$/,
  like: 'ports with commas between them, like 22/tcp,443/tcp',
}

/** A whole number. */
export const whole = (name = 'N', pattern = /^\d+$/): CliValue => ({ name, pattern, like: 'a whole number' })

/** A whole number from 1. */
export const positive = (name = 'N'): CliValue => ({ name, pattern: /^[1-9]\d*$/, like: 'a whole number from 1' })

/** A duration in hours. Source: specification §9. */
export const duration: CliValue = { name: 'DURATION', pattern: /^[1-9]\d*h$/, like: 'a number of hours, like 24h' }

/** Any text. */
export const text = (name: string): CliValue => ({ name })

/** One of a few words. */
export const choice = (name: string, ...choices: readonly string[]): CliValue => ({ name, choices })

/** Options of every command. Source: specification §9. */
export const globalOptions: readonly CliOption[] = [
  { name: '--help', meaning: 'Shows how a command is used.' },
  { name: '--version', meaning: 'Shows the version of the tool.' },
  {
    name: '--output',
    value: choice('FORMAT', 'table', 'json', 'yaml'),
    default: 'table',
    meaning: 'How results are printed; json and yaml carry the fields of the API.',
  },
  { name: '--quiet', meaning: 'Prints identifiers only.' },
  { name: '--verbose', meaning: 'Prints more about what happens.' },
  { name: '--debug', meaning: 'Prints requests and responses.' },
  { name: '--yes', meaning: 'Answers every question with yes.' },
]

/** Exit codes of the tool. Source: proposed. */
export const exitCodes: readonly { code: number; meaning: string }[] = [
  { code: 0, meaning: 'Success.' },
  { code: 1, meaning: 'The API answered 400 or 500, or could not be reached.' },
  { code: 2, meaning: 'The command line is wrong.' },
  { code: 3, meaning: 'config.json or deploy.yml is not valid.' },
  { code: 4, meaning: 'The API answered 403: the key is missing or not valid.' },
  { code: 5, meaning: 'The wait timed out.' },
  { code: 6, meaning: 'The deployment failed.' },
]

/** Environment variables that the tool reads. Source: specification §9; what each does is inferred from its name. */
export const environmentVariables: readonly { name: string; meaning: string }[] = [
  { name: 'ONENODE_API_KEY', meaning: 'Your key; overrides apiKey.' },
  { name: 'ONENODE_API_URL', meaning: 'Host of the API; overrides apiEndpoint.' },
  { name: 'ONENODE_CONFIG_DIR', meaning: 'Folder of config.json and of the templates, instead of ~/.onenode.' },
  { name: 'DEBUG', meaning: 'Prints requests and responses, as --debug does.' },
]

/** Where a setting comes from, the weakest first. Source: specification §9. */
export const precedence = ['built-in defaults', 'global config', 'project file', 'environment variables', 'command flags'] as const

/** Templates that come with the tool. Source: specification §3. */
export const templates = ['nginx', 'pytorch', 'web-server'] as const
