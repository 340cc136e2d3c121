import { parseArgs } from 'node:util'
import { parse as parseShell, type Statement } from 'unbash'
import { globalOptions, program, type CliCommand, type CliValue } from './cli.ts'
import { commands } from './cli-commands.ts'

export type ParsedCommand =
  | {
      ok: true
      /** Name of the command, such as `vm list`. Empty for a line that has `--help` or `--version` and no command. */
      command: string
      arguments: readonly string[]
      /** Values by long name. The value of a switch is `true`. */
      options: ReadonlyMap<string, readonly (string | boolean)[]>
    }
  | { ok: false; problem: string }

const listCommands = (node: Statement | Statement['command']): readonly (readonly string[])[] => {
  switch (node.type) {
    case 'Statement':
      return listCommands(node.command)
    case 'Pipeline':
    case 'AndOr':
      return node.commands.flatMap(listCommands)
    case 'Command':
      return node.name ? [[node.name.value, ...node.args.map((word) => (word.type === 'Word' ? word.value : word.text))]] : []
    default:
      return []
  }
}
const splitShellWords = (sample: string) => parseShell(sample).commands.flatMap(listCommands)

const fail = (problem: string): ParsedCommand => ({ ok: false, problem })

const isFilledByShell = (value: string) => value.includes('$')

const findProblem = (value: string, { choices, pattern, least = 0, like }: CliValue): string | undefined => {
  if (isFilledByShell(value)) return undefined
  if (choices && !choices.includes(value)) return `should be ${choices.join(', ')}, not ${value}`
  return (pattern && !pattern.test(value)) || Number(value) < least ? `should be ${like}, not ${value}` : undefined
}

const findCommand = (words: readonly string[]): CliCommand | undefined =>
  commands.find(({ name }) => name === words.slice(0, 2).join(' ')) ?? commands.find(({ name }) => name === words[0])

/** @throws TypeError if an option is unknown, lacks its value, or is a switch with a value. */
const parseWords = (words: readonly string[], { name: command, arguments: wanted, options: own }: CliCommand): ParsedCommand => {
  const known = [...own, ...globalOptions]
  const config = known.map(({ name, short, value }) => [
    name.slice(2),
    { type: value ? 'string' : 'boolean', multiple: true, ...(short && { short: short.slice(1) }) } as const,
  ])
  const { values, positionals: given } = parseArgs({ args: [...words], allowPositionals: true, options: Object.fromEntries(config) })
  const options = new Map(Object.entries(values).map(([name, value]) => [`--${name}`, [value].flat()]))
  for (const { name, value, repeated } of known) {
    const texts = options.get(name) ?? []
    if (texts.length > 1 && !repeated) return fail(`${name} is given twice`)
    const problem = value && texts.map((text) => findProblem(String(text), value)).find(Boolean)
    if (problem) return fail(`${name} ${problem}`)
  }
  if (options.has('--help')) return { ok: true, command, arguments: given, options }
  const missing = wanted[given.length]
  if (missing) return fail(`${command} needs ${missing.value.name}`)
  if (given.length > wanted.length && !wanted.at(-1)?.repeated) return fail(`${command} takes no argument “${given[wanted.length]}”`)
  for (const [at, value] of given.entries()) {
    const argument = wanted[at] ?? wanted.at(-1)!
    const problem = findProblem(value, argument.value)
    if (problem) return fail(`${argument.value.name} ${problem}`)
  }
  return { ok: true, command, arguments: given, options }
}

const parse = ([first, ...words]: readonly string[]): ParsedCommand => {
  if (first !== program) return fail(`a command begins with ${program}, not ${first ?? 'nothing'}`)
  if (words.length === 1 && (words[0] === '--help' || words[0] === '--version')) {
    return { ok: true, command: '', arguments: [], options: new Map([[words[0], [true]]]) }
  }
  const command = findCommand(words)
  if (!command) {
    const given = words.filter((word) => !word.startsWith('-')).slice(0, 2)
    return fail(`there is no command ${given.length > 0 ? `“${given.join(' ')}”` : '(none given)'}`)
  }
  try {
    return parseWords(words.slice(command.name.split(' ').length), command)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return fail(`${command.name}: ${error.message}`)
  }
}

/**
 * Parses a line whose first program is this tool. Ignores variables before it, redirections, and other programs after it. Fails if the
 * line runs this tool twice.
 */
export const parseCommand = (line: string): ParsedCommand => {
  const [first = [], ...others] = splitShellWords(line)
  const ours = others.find(([word]) => word === program)
  return ours ? fail('holds more than one command') : parse(first)
}

/** Parses the commands of this tool in a sample. */
export const parseCommands = (sample: string): readonly ParsedCommand[] =>
  splitShellWords(sample)
    .filter(([word]) => word === program)
    .map(parse)
