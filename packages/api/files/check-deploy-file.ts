import { isMap, LineCounter, visit } from 'yaml'
import { deployFile, findFormProblems } from './deploy-file.ts'
import { toRequest, type DeployRequest } from './deploy-mapping.ts'
import { describeError, describeRepair, describeIssue, describeUnknown } from './describe-problem.ts'
import { findFormOffset, findOddLines, findOffset, isSame, isUnder, readDocument } from './document-places.ts'
import { findMeantField, getSource, type Path, type SourceCall } from './fields.ts'
import { describeForeign, describeUnknownFile } from './foreign.ts'
import { formatFieldPath, getValueAt } from '../field-path.ts'
import { findRemarks } from './remarks.ts'
import { findSourceProblems, type SourceProblem } from './source-problems.ts'

type DeployProblem = {
  line: number
  column: number
  /** Like `deploy.container_config.port`. Empty if the problem concerns the whole file. */
  path: string
  /** Ends with “Write: ” and the corrected line, if it follows from what the file says. */
  message: string
  /** Call that lists the values of the field. */
  from?: SourceCall
}

/** `remarks` are about what is valid and probably not meant. */
export type DeployCheck =
  | { ok: true; request: DeployRequest; remarks: readonly DeployProblem[] }
  | { ok: false; problems: readonly DeployProblem[] }

const compareByPlace = (a: DeployProblem, b: DeployProblem) => a.line - b.line || a.column - b.column

/** Limits how many parser errors are repaired to find the problems after them. */
const maxRepairs = 20

/** Limit for file length times repairs, so that a large file doesn't block the page. */
const maxRepairedLength = 10_000

export const checkDeployFile = (text: string): DeployCheck =>
  checkText(text, Math.min(maxRepairs, Math.ceil(maxRepairedLength / text.length)))

const checkText = (text: string, repairs: number): DeployCheck => {
  const lines = new LineCounter()
  const document = readDocument(text, lines)
  const getLine = (offset: number) => Math.max(1, lines.linePos(offset).line)
  const place = (problems: readonly SourceProblem[]): DeployProblem[] =>
    problems
      .map(({ offset, path, message, target = path }) => {
        const from = message.includes('Write: ') ? undefined : getSource(target)
        const column = Math.max(1, lines.linePos(offset).col)
        return { line: getLine(offset), column, path: formatFieldPath(path), message, ...(from && { from }) }
      })
      .sort(compareByPlace)
  const refuse = (problems: readonly SourceProblem[]) => ({ ok: false as const, problems: place(problems) })
  const refuseFile = (message: string) => refuse([{ offset: 0, path: [], message }])
  const foreign = describeForeign(text)
  if (foreign) return refuseFile(foreign)
  const listForms = (content: object) =>
    findFormProblems(content).map(({ message, path }) => ({ offset: findFormOffset(document, path), path, message }))
  const source = findSourceProblems(document, text)
  // The parser reports a duplicate name at the end of the previous value, so findSourceProblems reports it.
  const errors = document.errors.filter(({ code }) => code !== 'DUPLICATE_KEY')
  const [error, next] = errors
  const first = error?.code === 'BLOCK_AS_IMPLICIT_KEY' && next?.code === 'MULTILINE_IMPLICIT_KEY' ? next : error
  const described = first
    ? describeError(first, document, text)
    : findOddLines(document, text).flatMap((offset) => describeRepair(document, text, offset, 'text') ?? [])[0]
  if (described) {
    const unknownFile = describeUnknownFile(text)
    if (unknownFile) return refuseFile(unknownFile)
    const { problem, repaired } = described
    const rest = repaired && repairs > 0 ? checkText(repaired, repairs - 1) : undefined
    if (rest) return { ok: false, problems: [...refuse([problem]).problems, ...(rest.ok ? [] : rest.problems)].sort(compareByPlace) }
    const both = isMap(document.contents) && document.has('deploy') && document.has('vm') ? listForms({ deploy: {}, vm: {} }) : []
    return refuse([...both, problem])
  }
  if (source.some(({ path, hides }) => path.length === 0 && !hides)) return refuse(source)
  visit(document, {
    // Aliases without an anchor would throw. They have already been reported.
    Alias: (_, node) => (node.resolve(document) ? undefined : document.createNode('')),
    // Keeps the first of two fields with the same name. The second has already been reported.
    Map: (_, map) => {
      map.items = [...new Map(map.items.toReversed().map((pair) => [String(pair.key), pair])).values()].toReversed()
    },
  })
  const content: unknown = document.toJS({ maxAliasCount: -1 })
  if (content === null || content === undefined)
    return refuse([
      ...source,
      { offset: 0, path: [], message: 'The file is empty. Write deploy for containers, or vm for a virtual machine.' },
    ])
  const result = deployFile.safeParse(content, { reportInput: true })
  if (result.success && source.length === 0)
    return { ok: true, request: toRequest(result.data), remarks: place(findRemarks(document, text, result.data)) }
  if (result.success) return refuse(source)
  const unknown = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((name) => {
          const path = [...issue.path, name]
          const meant = findMeantField(issue.path, name)
          return { path, target: meant?.path, unit: meant?.unit ?? '', value: getValueAt(content, path) }
        })
      : [],
  )
  if (unknown.some(({ path }) => path.length === 1) && isMap(document.contents) && !document.has('deploy') && !document.has('vm')) {
    const unknownFile = describeUnknownFile(text)
    if (unknownFile) return refuseFile(unknownFile)
  }
  /** Returns whether a problem that was already found explains one at this path. */
  const isCaused = (path: Path, isMissing: boolean) =>
    source.some(
      ({ path: cause, hides }) => isUnder(path, cause) && hides !== 'nothing' && (hides !== 'group' || path.length === cause.length + 1),
    ) ||
    (isMissing && unknown.some(({ target }) => target && isUnder(target, path)))
  const formed =
    typeof content === 'object' && !Array.isArray(content) ? listForms(content).filter(({ path }) => !isCaused(path, true)) : []
  /** The rules about the whole file have been reported with their place. */
  const isForm = ({ code, path }: { code: string; path: Path }) =>
    code === 'custom' && (path.length === 0 || isSame(path, ['vm']) || isSame(path, ['metadata', 'name']))
  const lacking = [...formed.map(({ path }) => path), ...unknown.flatMap(({ target }) => (target ? [target] : []))]
  /** Returns whether a group is empty. Its missing field is reported instead. */
  const isEmptyGroup = (path: Path, input: unknown) =>
    input === null && lacking.some((field) => isUnder(field, path) && !isSame(field, path))
  return refuse([
    ...source,
    ...formed,
    ...unknown
      .filter(
        (field) =>
          field.path.at(-1) !== '<<' &&
          !source.some(
            ({ path, hides }) =>
              hides !== 'group' && hides !== 'nothing' && isUnder(hides === 'name' ? field.path : field.path.slice(0, -1), path),
          ),
      )
      .map((field) => ({
        offset: findOffset(document, field.path),
        path: field.path,
        target: field.target,
        message: describeUnknown(document, text, field, unknown),
      })),
    ...result.error.issues
      .filter(
        ({ code, path, input }) =>
          !isForm({ code, path }) &&
          !(code === 'invalid_key' && source.some((name) => name.hides === 'name' && isSame(name.path.slice(0, -1), path.slice(0, -1)))) &&
          code !== 'unrecognized_keys' &&
          !isCaused(path, input === undefined) &&
          !isEmptyGroup(path, input),
      )
      .map((issue) => ({
        offset: findOffset(document, issue.path),
        path: issue.path,
        message: describeIssue(issue, document, text),
      })),
  ])
}
