import { isCollection, isMap, visit } from 'yaml'
import { deployFile, deployForms } from './deploy-file.ts'
import { toRequest, type DeployRequest } from './deploy-mapping.ts'
import { describeIssue, describeUnknown, readUnknown } from './describe-problem.ts'
import { findNode, findOffset, isUnder, readFile, resolve, toValue, type File } from './document-places.ts'
import type { Path } from './fields.ts'
import { describeForeign, describeUnknownFile } from './foreign.ts'
import { formatFieldPath } from '../field-path.ts'
import { findRemarks, findSourceProblems, type SourceProblem } from './source-problems.ts'
import { describeError } from './syntax-problem.ts'

type DeployProblem = {
  line: number
  column: number
  /** Path of the field, such as `deploy.container_config.port`. Empty if the problem concerns the whole file. */
  path: string
  /** Ends with “Write: ” and the corrected line, if the file determines one. */
  message: string
  /** Call that lists the values of the field. */
  from?: SourceCall
}

/** Ids of the calls that list the valid values of a field, by the names of these calls in messages. */
const sources = {
  'List hardware': 'listHardware',
  'List available replicas': 'listAvailableReplicas',
  'List default images': 'listDefaultImages',
  'List countries': 'listCountries',
} as const

export type SourceCall = (typeof sources)[keyof typeof sources]

/** `remarks` are about values that are valid but probably not intended. */
export type DeployCheck =
  | { ok: true; request: DeployRequest; remarks: readonly DeployProblem[] }
  | { ok: false; problems: readonly DeployProblem[] }

const compareByPlace = (a: DeployProblem, b: DeployProblem) => a.line - b.line || a.column - b.column

const twice = 'is in the same group twice. Delete one of the two lines.'

/**
 * Limits how many parser errors the check repairs, so that a large file doesn't block the page. The maximum is this length divided by the
 * length of the file, rounded up, but at most 20.
 */
const maxRepairedLength = 10_000

export const checkDeployFile = (text: string): DeployCheck =>
  checkFile(readFile(text.replaceAll('\r\n', '\n')), Math.min(20, maxRepairedLength / text.length))

const checkFile = (file: File, repairs: number): DeployCheck => {
  const { text, document, lines } = file
  const place = (problems: readonly SourceProblem[]): DeployProblem[] =>
    problems
      .map(({ path, message, offset = findOffset(file, path) }) => {
        const from = Object.entries(sources).find(([name]) => message.includes(` from ${name}`))?.[1]
        const { line, col } = lines.linePos(offset)
        return { line: Math.max(1, line), column: Math.max(1, col), path: formatFieldPath(path), message, ...(from && { from }) }
      })
      .sort(compareByPlace)
  const refuse = (problems: readonly SourceProblem[]) => ({ ok: false as const, problems: place(problems) })
  const refuseFile = (message: string) => refuse([{ offset: 0, path: [], message }])

  const foreign = describeForeign(text)
  if (foreign) return refuseFile(foreign)
  if (document.errors.length > 0) {
    const unknownFile = describeUnknownFile(text)
    if (unknownFile) return refuseFile(unknownFile)
    const { problem, repaired, hidesValue } = describeError(file)
    const problems = place([problem])
    const rest = repaired && repairs > 0 ? checkFile(repaired, repairs - 1) : undefined
    const isSaid = ({ path, line, message }: DeployProblem) =>
      hidesValue && path === problems[0]!.path && line === problems[0]!.line && !message.includes(twice)
    const others = rest?.ok === false ? rest.problems.filter((other) => !isSaid(other)) : []
    return { ok: false, problems: [...problems, ...others].sort(compareByPlace) }
  }

  const source = findSourceProblems(file)
  const repeated = file.repeated.map(({ path, offset }) => {
    return { path, offset, message: `${formatFieldPath(path)} ${twice}` }
  })
  visit(document, {
    // Aliases without an anchor are already reported, and would throw an error.
    Alias: (_, node) => (resolve(node, file) ? undefined : document.createNode('')),
    // Replaces a name that is a list or a map with its source text, because the parser takes minutes to write deeply nested names.
    Pair: (_, pair) => {
      if (!isCollection(pair.key)) return
      const key = document.createNode(text.slice(pair.key.range![0], pair.key.range![1]).trim())
      // An alias may repeat the name.
      if (pair.key.anchor) key.anchor = pair.key.anchor
      pair.key = key
    },
  })
  const content = toValue(document.contents, file)
  if (content === undefined)
    return refuseFile('The aliases of the file (*name) repeat too many values. Write the values in place of the aliases.')
  const result = deployFile.safeParse(content, { reportInput: true })
  if (result.success && source.length + repeated.length === 0)
    return { ok: true, request: toRequest(result.data), remarks: place(findRemarks(file, result.data)) }

  const formed = deployForms.safeParse(content).error?.issues.filter(({ code }) => code === 'custom') ?? []
  const issues = [...formed, ...(result.error?.issues.filter(({ message }) => !formed.some((each) => each.message === message)) ?? [])]
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((name) => readUnknown([...issue.path, name], file)) : [],
  )
  // A list, plain text or a group with an unknown name may come from another tool. An empty file cannot.
  const isOther = isMap(document.contents) ? unknown.some(({ path }) => path.length === 1) : content !== null
  const unknownFile = isOther && !findNode(file, ['deploy']) && !findNode(file, ['vm']) && describeUnknownFile(text)
  if (unknownFile) return refuseFile(unknownFile)
  const isFound = (path: Path) => source.some((found) => isUnder(path, found.path))
  const targets = unknown.flatMap(({ target }) => (target ? [target] : []))
  const missing = issues.flatMap(({ path, input }) => (input === undefined ? [path] : []))
  /**
   * Returns true if another message already explains the problem. For a missing field, that is the message about the name under which the
   * file has the field. For an empty group, it is a message about one of its fields.
   */
  const isExplained = (path: Path, input: unknown) =>
    input === undefined
      ? targets.some((target) => isUnder(target, path))
      : input === null && [...targets, ...missing].some((field) => field.length > path.length && isUnder(field, path))
  return refuse([
    ...source,
    ...repeated,
    ...unknown.filter(({ path }) => !isFound(path)).map((field) => ({ ...field, message: describeUnknown(field, unknown, file) })),
    ...issues
      .filter(({ code, path, input }) => code !== 'unrecognized_keys' && !isFound(path) && !isExplained(path, input))
      .map((issue) => ({ path: issue.path, message: describeIssue(issue, file) })),
  ])
}
