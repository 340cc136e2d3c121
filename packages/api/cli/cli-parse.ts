import { parse as parseShell, type Statement } from 'unbash'
import { globalOptions, program, type CliCommand, type CliOption, type CliValue } from './cli.ts'
import { commands } from './cli-commands.ts'

/** Command line by the documented grammar, or its problem. */
export type ParsedCommand =
  | {
      ok: true
      /** The command's name, like `vm list`; empty for --help or --version alone. */
      command: string
      arguments: readonly string[]
      /** Option values by long name; a switch has the value `true`. */
      options: ReadonlyMap<string, readonly (string | true)[]>
    }
  | { ok: false; problem: string }

/** Finds the simple commands of a shell sample, each as its words without quotes. */
const commandsIn = (node: Statement | Statement['command']): readonly (readonly string[])[] => {
  switch (node.type) {
    case 'Statement':
      return commandsIn(node.command)
    case 'Pipeline':
    case 'AndOr':
      return node.commands.flatMap(commandsIn)
    case 'Command':
      return node.name ? [[node.name.value, ...node.args.map((word) => (word.type === 'Word' ? word.value : word.text))]] : []
    default:
      return []
  }
}
const shellWords = (sample: string) => parseShell(sample).commands.flatMap(commandsIn)

const wrong = (problem: string): ParsedCommand => ({ ok: false, problem })

/** A value that the shell fills in cannot be checked. */
const isFilledByShell = (value: string) => value.includes('$')

const problemOf = (value: string, { choices, pattern, least = 0, like }: CliValue): string | undefined => {
  if (isFilledByShell(value)) return undefined
  if (choices && !choices.includes(value)) return `should be ${choices.join(', ')}, not ${value}`
  return (pattern && !pattern.test(value)) || Number(value) < least ? `should be ${like}, not ${value}` : undefined
}

const findCommand = (words: readonly string[]): CliCommand | undefined =>
  commands.find(({ name }) => name === words.slice(0, 2).join(' ')) ?? commands.find(({ name }) => name === words[0])

const parseWords = (words: readonly string[], { name: command, arguments: wanted, options: own }: CliCommand): ParsedCommand => {
  const known: readonly CliOption[] = [...own, ...globalOptions]
  const given: string[] = []
  const options = new Map<string, (string | true)[]>()
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    if (!word.startsWith('-')) {
      given.push(word)
      continue
    }
    const [name = '', inline] = word.startsWith('--') ? word.split(/=(.*)/s) : [word]
    const option = known.find((candidate) => candidate.name === name || candidate.short === name)
    if (!option) return wrong(`${command} has no option ${name}`)
    const earlier = options.get(option.name)
    if (earlier && !option.repeated) return wrong(`${option.name} is given twice`)
    if (!option.value && inline !== undefined) return wrong(`${option.name} takes no value`)
    if (!option.value) {
      options.set(option.name, [true])
      continue
    }
    const value = inline ?? words[++at]
    if (value === undefined || (inline === undefined && value.startsWith('-'))) return wrong(`${option.name} needs a value`)
    const problem = problemOf(value, option.value)
    if (problem) return wrong(`${option.name} ${problem}`)
    options.set(option.name, [...(earlier ?? []), value])
  }
  if (options.has('--help')) return { ok: true, command, arguments: given, options }
  const missing = wanted[given.length]
  if (missing) return wrong(`${command} needs ${missing.value.name}`)
  if (given.length > wanted.length && !wanted.at(-1)?.repeated) return wrong(`${command} takes no argument ${given[wanted.length]}`)
  for (const [at, value] of given.entries()) {
    const argument = wanted[at] ?? wanted.at(-1)!
    const problem = problemOf(value, argument.value)
    if (problem) return wrong(`${argument.value.name} ${problem}`)
  }
  return { ok: true, command, arguments: given, options }
}

const parse = ([first, ...words]: readonly string[]): ParsedCommand => {
  if (first !== program) return wrong(`a command begins with ${program}, not ${first ?? 'nothing'}`)
  if (words.length === 1 && (words[0] === '--help' || words[0] === '--version')) {
    return { ok: true, command: '', arguments: [], options: new Map([[words[0], [true]]]) }
  }
  const command = findCommand(words)
  if (!command)
    return wrong(
      `there is no command ${
        words
          .filter((word) => !word.startsWith('-'))
          .slice(0, 2)
          .join(' ') || '(none given)'
      }`,
    )
  return parseWords(words.slice(command.name.split(' ').length), command)
}

/** Parses one command line. Variables before it, and pipes or redirections after it, belong to the shell. */
export const parseCommand = (line: string): ParsedCommand => {
  const [first = [], ...others] = shellWords(line)
  const ours = others.find(([word]) => word === program)
  return ours ? wrong('holds more than one command') : parse(first)
}

/** Parses every `onenode` command of a shell sample, and ignores other programs. */
export const parseCommands = (sample: string): readonly ParsedCommand[] =>
  shellWords(sample)
    .filter(([word]) => word === program)
    .map(parse)
