import { stripVTControlCharacters } from 'node:util'
import { escapeRegExp } from '../packages/api/error-form.ts'

export interface Failure {
  file: string
  /** Absent if the file could not run. */
  test?: string
  message: string
  /** Expected and received values, one line each. */
  diff?: string
  /** Where the error was thrown. */
  stack: readonly string[]
}

const longest = 6000

/** Keeps the start and the end of a long text, because either can name the cause. */
export function shorten(text: string, length = longest): string {
  const lines = stripVTControlCharacters(text.trim())
  if (lines.length <= length) return lines
  const left = `… ${lines.length - length} characters left out …`
  return `${lines.slice(0, length / 2)}\n${left}\n${lines.slice(-length / 2)}`
}

const indent = (text: string) => `  ${text.replaceAll('\n', '\n  ')}`
const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
const getName = ({ file, test }: Failure) => `${file}${test ? ` > ${test}` : ''}`

function describe([first, ...others]: readonly [Failure, ...Failure[]]): string {
  const { file, test, message, diff, stack } = first
  const name = test ? ` -t ${quote(escapeRegExp(test.split(' > ').at(-1)!))}` : ''
  return [
    getName(first),
    ...others.slice(0, 5).map(getName),
    ...(others.length > 5 ? [`and ${others.length - 5} more for the same reason`] : []),
    indent([shorten(message), ...(diff ? [shorten(diff)] : []), ...stack].join('\n')),
    ...(/^Snapshot .* mismatched/.test(message) ? [indent(`If the new snapshot is right, accept it: npm test -- -u ${file}`)] : []),
    indent(`Run it alone: npm test -- ${file}${name}`),
  ].join('\n')
}

/** Describes each cause once, with the tests that fail because of it. */
export function describeFailures(failures: readonly Failure[]): string[] {
  const causes = new Map<string, [Failure, ...Failure[]]>()
  for (const failure of failures) {
    // Equal messages from different places have different causes.
    const cause = JSON.stringify([failure.message, failure.diff, failure.stack[0]])
    const known = causes.get(cause)
    if (known) known.push(failure)
    else causes.set(cause, [failure])
  }
  return [...causes.values()].map(describe)
}
