import { isCollection, isMap, isNode, isPair, isScalar, LineCounter, parseDocument, visit, type Document, type YAMLParseError } from 'yaml'
import { isField, listFieldNames, findMeantField, suggestValue, toLine, type Path } from './advice.ts'
import { deployFile, findFormProblems } from './deploy-file.ts'
import { toRequest, type DeployRequest } from './deploy-mapping.ts'
import { fieldPath, valueAt } from '../field-path.ts'
import { findSourceProblems, type SourceProblem } from './source-problems.ts'
import { describeUnseen } from './unseen.ts'
import { fileErrors, indentErrors, otherYamlWords, yamlWords } from './yaml-words.ts'

type DeployProblem = {
  /** Line, from 1. */
  line: number
  /** Column, from 1. */
  column: number
  /** Field, like `deploy.container_config.port`. Empty if the problem concerns the whole file. */
  path: string
  /** Names the field and the problem. Ends with “Write: ” and the corrected line, if it is known. */
  message: string
}

export type DeployCheck = { ok: true; request: DeployRequest } | { ok: false; problems: readonly DeployProblem[] }

type Issue = NonNullable<ReturnType<typeof deployFile.safeParse>['error']>['issues'][number]

const kinds: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a whole number',
  string: 'text',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of names and values',
}

const read = (text: string, lineCounter?: LineCounter) =>
  parseDocument(text, { ...(lineCounter && { lineCounter }), prettyErrors: false, merge: false, logLevel: 'error' })

const findNode = (document: Document, path: Path) => (path.length === 0 ? document.contents : document.getIn(path, true))

/** Returns the source text of a value without its quotes. Empty if the value has several lines. */
const readText = (document: Document, text: string, path: Path, value: unknown): string => {
  if (typeof value === 'string') return value
  const node = findNode(document, path)
  const written = isNode(node) && node.range ? text.slice(node.range[0], node.range[1]).trimEnd() : ''
  if (value === undefined) return ''
  return written.includes('\n') || written.startsWith('*') ? JSON.stringify(value) : written
}

const describeValue = (value: unknown, written: string): string => {
  if (value === null || value === '') return 'empty'
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'a group of fields'
  const shown = typeof value === 'string' ? JSON.stringify(value) : written
  return shown.length > 60 ? `${shown.slice(0, 60)}…` : shown
}

const describeKind = (value: unknown) =>
  value === null || typeof value === 'object'
    ? ''
    : `, which is ${{ string: 'text', number: 'a number' }[typeof value as string] ?? 'true or false'}`

const isUnder = (path: Path, group: Path) => group.every((part, at) => String(path[at]) === String(part))
const isSame = (a: Path, b: Path) => a.length === b.length && isUnder(a, b)

const describe = (issue: Issue, written: string): string => {
  const { path, input } = issue
  const name = path.length > 0 ? fieldPath(path) : 'The file'
  const unseen = typeof input === 'string' ? describeUnseen(input) : undefined
  const bound = issue.code === 'too_small' ? issue.minimum : issue.code === 'too_big' ? issue.maximum : undefined
  const meant = suggestValue(path, written, input, typeof bound === 'number' && issue.code !== 'invalid_type' ? bound : undefined)
  const fix = meant === undefined ? 'Delete it.' : `Write: ${toLine(path, meant)}`
  if (path.length === 0) return `The file is ${describeValue(input, written)}. Write fields, beginning with deploy or vm.`
  if (unseen) return `${name} has ${unseen}. ${fix}`
  const is = `${name} is ${describeValue(input, written)}`
  if (issue.code === 'invalid_type') {
    if (input === undefined) return `${name} is missing. ${fix}`
    if (input === null) return `${is}${written && `: ${written} means no value`}. ${fix}`
    const kind = describeKind(input)
    return `${is}${kind ? `${kind} and not` : ', not'} ${kinds[issue.expected] ?? issue.expected}. ${fix}`
  }
  if (issue.code === 'too_small') {
    if (issue.origin === 'array') return `${name} is an empty list. ${fix}`
    return issue.origin === 'string' ? `${is}. ${fix}` : `${is}, which is less than ${issue.minimum}. ${fix}`
  }
  if (issue.code === 'too_big') {
    return issue.origin === 'array'
      ? `${name} has more than ${issue.maximum} items. Write ${issue.maximum} or fewer.`
      : `${is}, which is more than ${issue.maximum}. ${fix}`
  }
  return input === '' ? `${is}. ${fix}` : `${is}, which is not ${issue.message}. ${fix}`
}

/** Returns the offset of the key at a path, else of its value. For a missing field, returns the offset of its group. */
const findOffset = (document: Document, path: Path): number => {
  for (let length = path.length; length > 0; length--) {
    const parent = findNode(document, path.slice(0, length - 1))
    const last = path[length - 1]
    const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(last)) : undefined
    const value = findNode(document, path.slice(0, length))
    const offset = isScalar(pair?.key) ? pair.key.range?.[0] : isNode(value) ? value.range?.[0] : undefined
    if (offset !== undefined) return offset
  }
  return isNode(document.contents) ? (document.contents.range?.[0] ?? 0) : 0
}

/** Returns the offset of a problem with the form. If the file has both `deploy` and `vm`, the later one is the mistake. Missing metadata is reported at `vm`. */
const findFormOffset = (document: Document, path: Path): number => {
  if (path[0] === 'vm') return Math.max(findOffset(document, ['deploy']), findOffset(document, ['vm']))
  return path.length > 0 && !document.has('metadata') ? findOffset(document, ['vm']) : findOffset(document, path)
}

/** Returns the path of the field at an offset. `isFlat` treats a value in brackets as one field. */
const findPath = (document: Document, offset: number, isFlat = false): Path => {
  let found: Path = []
  visit(document, {
    Pair: (_, { key, value }, ancestors) => {
      if (!isScalar(key) || (key.range?.[0] ?? Infinity) > offset) return undefined
      const names = ancestors.flatMap((each) => (isPair(each) && isScalar(each.key) ? [String(each.key.value)] : []))
      found = [...names, String(key.value)]
      return isFlat && isCollection(value) && value.flow ? visit.SKIP : undefined
    },
  })
  return found
}

/** Removes the quotes at both ends of a text, or at its start if it has no other. */
const unquote = (written: string) => /^(["'])(.*)\1$/.exec(written)?.[2] ?? /^(["'])((?:(?!\1).)*)$/.exec(written)?.[2] ?? written

/** Describes a parser error. Includes a corrected line and the text with that line, if the line removes the error. */
const describeError = ({ code, pos }: YAMLParseError, document: Document, text: string): { problem: SourceProblem; repaired?: string } => {
  const before = findPath(document, pos[0] - 1, true)
  const open = findNode(document, before)
  const isOpen = code === 'BAD_INDENT' && isCollection(open) && open.flow === true
  const inner = isOpen ? before : findPath(document, pos[0])
  const path = fileErrors.has(code) ? [] : code === 'MULTILINE_IMPLICIT_KEY' ? inner.slice(0, -1) : inner
  // The parser notices a missing end of a value only at the next value, or at the end of the file.
  const start = isOpen || (code === 'MISSING_CHAR' && path.length > 0) ? findOffset(document, path) : pos[0]
  const [problem, fix] = yamlWords[code] ?? otherYamlWords
  const name = path.length > 0 ? fieldPath(path) : 'The file'
  const begin = text.lastIndexOf('\n', start - 1) + 1
  const line = /^[^\r\n]*/.exec(text.slice(begin))![0]
  const [, head, key, written = ''] = /^([ \t]*(?:- +)*)([\w.-]+):[ \t]+(.+)$/.exec(line) ?? /^([ \t]*(?:- +)+)()(.+)$/.exec(line) ?? []
  if (head !== undefined && !indentErrors.has(code)) {
    const bare = unquote(written.trim())
    const field = key ? [...path.slice(0, path.lastIndexOf(key)), key] : path
    const meant = isField(field) ? suggestValue(field, bare, undefined) : bare
    const advised = meant === undefined ? undefined : key ? toLine([key], meant) : JSON.stringify(meant)
    const repaired = advised && text.slice(0, begin) + head + advised + text.slice(begin + line.length)
    if (advised && repaired && read(repaired).errors.length < document.errors.length)
      return { problem: { offset: start, path: field, message: `${fieldPath(field)} ${problem}. Write: ${advised}` }, repaired }
  }
  return { problem: { offset: start, path, message: `${name} ${problem}. ${fix}` } }
}

const describeUnknown = (document: Document, text: string, path: Path, target: Path | undefined, value: unknown) => {
  const group = path.slice(0, -1)
  const unseen = describeUnseen(String(path.at(-1)))
  const is = `${fieldPath(path)} ${unseen ? `has ${unseen} in its name` : 'is not a field of deploy.yml'}.`
  if (!target) {
    const missing = listFieldNames(group).filter((field) => findNode(document, [...group, field]) === undefined)
    return `${is} Delete it.${missing.length > 0 ? ` This group takes ${missing.join(', ')}.` : ''}`
  }
  if (document.hasIn(target)) return `${is} Delete it. ${fieldPath(target)} is there.`
  const meant = suggestValue(target, readText(document, text, path, value), value)
  const place = isSame(target.slice(0, -1), group) ? 'You may mean' : 'Its place is'
  return `${is} ${place} ${fieldPath(target)}.${meant === undefined ? '' : ` Write: ${toLine(target, meant)}`}`
}

const compareByPlace = (a: DeployProblem, b: DeployProblem) => a.line - b.line || a.column - b.column

/** Maximum number of parser errors that one check repairs in order to find the problems after them. */
const mostRepairs = 20

/** Checks the text of a deploy.yml: returns every problem with its line and column, or the request that would be sent. */
export const checkDeployFile = (text: string): DeployCheck => checkText(text, mostRepairs)

const checkText = (text: string, repairs: number): DeployCheck => {
  const lines = new LineCounter()
  const document = read(text, lines)
  const lineOf = (offset: number) => Math.max(1, lines.linePos(offset).line)
  const refuse = (problems: readonly SourceProblem[]) => ({
    ok: false as const,
    problems: problems
      .map(({ offset, path, message }) => ({
        line: lineOf(offset),
        column: Math.max(1, lines.linePos(offset).col),
        path: fieldPath(path),
        message,
      }))
      .sort(compareByPlace),
  })
  const forms = (content: object) =>
    findFormProblems(content).map(({ message, path }) => ({ offset: findFormOffset(document, path), path, message }))
  const source = findSourceProblems(document, text)
  // The parser reports a duplicate name at the end of the previous value, so duplicates are found with the other source problems.
  const errors = document.errors.filter(({ code }) => code !== 'DUPLICATE_KEY')
  const [error, next] = errors
  const first = error?.code === 'BLOCK_AS_IMPLICIT_KEY' && next?.code === 'MULTILINE_IMPLICIT_KEY' ? next : error
  if (first) {
    const { problem, repaired } = describeError(first, document, text)
    const rest = repaired && repairs > 0 ? checkText(repaired, repairs - 1) : undefined
    if (rest) return { ok: false, problems: [...refuse([problem]).problems, ...(rest.ok ? [] : rest.problems)].sort(compareByPlace) }
    const both = isMap(document.contents) && document.has('deploy') && document.has('vm') ? forms({ deploy: {}, vm: {} }) : []
    return refuse([...both, problem])
  }
  if (source.some(({ path, hides }) => path.length === 0 && !hides)) return refuse(source)
  visit(document, {
    // An alias without an anchor would throw. It has been reported.
    Alias: (_, node) => (node.resolve(document) ? undefined : document.createNode('')),
    // The first of two fields counts, and the second has been reported.
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
  if (result.success) return source.length > 0 ? refuse(source) : { ok: true, request: toRequest(result.data) }
  const unknown = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((name) => ({ group: issue.path, name, target: findMeantField(issue.path, name) }))
      : [],
  )
  /** Returns `true` if a problem that was found before explains a problem at this path. */
  const isCaused = (path: Path, isMissing: boolean) =>
    source.some(
      ({ path: cause, hides }) => isUnder(path, cause) && hides !== 'nothing' && (hides !== 'group' || path.length === cause.length + 1),
    ) ||
    (isMissing && unknown.some(({ target }) => target && isSame(target, path)))
  const formed = typeof content === 'object' && !Array.isArray(content) ? forms(content).filter(({ path }) => !isCaused(path, true)) : []
  const lacking = [...formed.map(({ path }) => path), ...unknown.flatMap(({ target }) => (target ? [target] : []))]
  /** Reports a group without fields by its missing field. */
  const isEmptyGroup = (path: Path, input: unknown) =>
    input === null && lacking.some((field) => isUnder(field, path) && !isSame(field, path))
  return refuse([
    ...source,
    ...formed,
    ...unknown
      .filter(
        ({ group, name }) =>
          name !== '<<' &&
          !source.some(
            ({ path, hides }) => hides !== 'group' && hides !== 'nothing' && isUnder(hides === 'name' ? [...group, name] : group, path),
          ),
      )
      .map(({ group, name, target }) => ({
        offset: findOffset(document, [...group, name]),
        path: [...group, name],
        message: describeUnknown(document, text, [...group, name], target, valueAt(content, [...group, name])),
      })),
    ...result.error.issues
      .filter(
        ({ code, path, input }) =>
          code !== 'custom' && code !== 'unrecognized_keys' && !isCaused(path, input === undefined) && !isEmptyGroup(path, input),
      )
      .map((issue) => ({
        offset: findOffset(document, issue.path),
        path: issue.path,
        message: describe(issue, readText(document, text, issue.path, issue.input)),
      })),
  ])
}
