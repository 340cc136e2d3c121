import type * as z from 'zod'
import { createCaasProblem, writeCaasError, writeVmError } from '@workspace/api/errors.ts'
import { formatFieldPath, getValueAt } from '@workspace/api/field-path.ts'
import { describePattern } from '@workspace/api/fields.ts'

export type RequestPart = 'body' | 'query' | 'path'

export type Problem = {
  requestPart: RequestPart
  /** Path of the field within its part of the request. */
  path: readonly (string | number)[]
  /** Message of the VM API. */
  message: string
  /** Message of the CaaS API. `type` belongs to this message. */
  msg: string
  type: string
}

type Words = readonly [message: string, msg: string, type: string]

const integer: Words = ['must be an integer', 'Input should be a valid integer', 'int_type']
const dictionary: Words = ['must be an object', 'Input should be a valid dictionary', 'dict_type']

const types: Readonly<Record<string, Words>> = {
  string: ['must be a string', 'Input should be a valid string', 'string_type'],
  int: integer,
  number: integer,
  array: ['must be a list', 'Input should be a valid list', 'list_type'],
  object: dictionary,
  record: dictionary,
}
const formatItems = (count: number | bigint) => `${count} ${Number(count) === 1 ? 'item' : 'items'}`

export const joinWithOr = (values: readonly unknown[], quote = '') =>
  values
    .map((value) => `${quote}${String(value)}${quote}`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ')

const formats: Readonly<Record<string, Words>> = {
  uuid: ['must be a UUID', 'Input should be a valid UUID', 'uuid_parsing'],
}

const describeFormat = (pattern: string): Words => {
  const meaning = describePattern(pattern)
  if (meaning === 'a JSON array of integers') return [`must be ${meaning}`, `Input should be ${meaning}`, 'list_type']
  if (meaning === undefined) throw new Error(`The pattern ${pattern} has no description: add it to fields.ts.`)
  const message = pattern.includes('cpu-') ? `must look like ${meaning}` : `must be ${meaning}`
  return [message, `String ${message.replace('must', 'should')}`, 'string_pattern_mismatch']
}

/** Writes the message of a value's schema, such as `must be a URL`, in the words of both APIs. */
const asSaid = (message: string): Words => [message, `Input ${message.replace(/^must/, 'should')}`, 'value_error']

const writeWords = (requestPart: RequestPart, issue: z.core.$ZodIssue, input: unknown): Words => {
  const value = getValueAt(input, issue.path)
  if (value === undefined && issue.code !== 'unrecognized_keys') return ['is required', 'Field required', 'missing']
  switch (issue.code) {
    case 'invalid_type':
      return types[issue.expected] ?? [`must be ${issue.expected}`, 'Input is not valid', 'value_error']
    case 'too_small':
      if (issue.origin === 'array')
        return [`must have at least ${formatItems(issue.minimum)}`, `List should have at least ${formatItems(issue.minimum)}`, 'too_short']
      if (issue.origin === 'string') return ['must not be empty', 'String should have at least 1 character', 'string_too_short']
      return [`must be at least ${issue.minimum}`, `Input should be greater than or equal to ${issue.minimum}`, 'greater_than_equal']
    case 'too_big':
      if (issue.origin === 'array')
        return [`must have at most ${formatItems(issue.maximum)}`, `List should have at most ${formatItems(issue.maximum)}`, 'too_long']
      return [`must be at most ${issue.maximum}`, `Input should be less than or equal to ${issue.maximum}`, 'less_than_equal']
    case 'invalid_format':
      return formats[issue.format] ?? describeFormat((issue.pattern ?? '').replaceAll(/^\/|\/$/g, ''))
    case 'invalid_value':
      return [`must be ${joinWithOr(issue.values)}`, `Input should be ${joinWithOr(issue.values, "'")}`, 'literal_error']
    case 'unrecognized_keys':
      return getUnknownWords(requestPart)
    case 'invalid_key':
      return asSaid(issue.issues[0]!.message)
    case 'custom':
      return asSaid(issue.message)
    default:
      return ['is not valid', 'Input is not valid', 'value_error']
  }
}

const nameProblem = (requestPart: RequestPart, path: readonly (string | number)[], [message, msg, type]: Words): Problem => ({
  requestPart,
  path,
  message: `${path.length > 0 ? formatFieldPath(path) : `The ${requestPart}`} ${message}.`,
  msg: `${msg}.`,
  type,
})

const getUnknownWords = (requestPart: RequestPart): Words => [
  `is not a ${requestPart === 'body' ? 'field' : 'parameter'} of this call`,
  'Extra inputs are not permitted',
  'extra_forbidden',
]

export const createUnknownFieldProblem = (requestPart: RequestPart, path: readonly (string | number)[]): Problem =>
  nameProblem(requestPart, path, getUnknownWords(requestPart))

export const listProblems = (requestPart: RequestPart, input: unknown, { issues }: z.core.$ZodError): Problem[] =>
  issues.flatMap((issue) => {
    const path = issue.path.filter((part): part is string | number => typeof part !== 'symbol')
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path]
    return paths.map((each) => nameProblem(requestPart, each, writeWords(requestPart, issue, input)))
  })

export const writeVmRefusal = ([first, ...others]: readonly [Problem, ...Problem[]]) =>
  writeVmError(first.message, ...others.map(({ message }) => message))

export const writeCaasRefusal = (problems: readonly Problem[]) =>
  writeCaasError(problems.map(({ requestPart, path, msg, type }) => createCaasProblem([requestPart, ...path.map(String)], msg, type)))

export const createProblem = (
  requestPart: RequestPart,
  path: readonly (string | number)[],
  message: string,
  type = 'value_error',
): Problem => ({ requestPart, path, message, msg: message, type })

/** Thrown if a request is not valid. The sandbox then responds with a 400. */
export class Refusal extends Error {
  readonly problems: readonly [Problem, ...Problem[]]

  constructor(problems: Refusal['problems']) {
    super('The request is refused.')
    this.problems = problems
  }
}

/** Refuses an API call with one problem. The handler must not have changed anything before. */
export function refuse(...problem: Parameters<typeof createProblem>): never {
  throw new Refusal([createProblem(...problem)])
}

export const refuseProblems = ([first, ...others]: readonly Problem[]): void => {
  if (first) throw new Refusal([first, ...others])
}
