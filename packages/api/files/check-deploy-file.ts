import { isCollection, isMap, isNode, isPair, isScalar, LineCounter, parseDocument, visit, type Document, type YAMLParseError } from 'yaml'
import { isField, knownNames, meantField, suggest, toLine, type Path } from './advice.ts'
import { deployFile, formProblems } from './deploy-file.ts'
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
  /** The field, like `deploy.container_config.port`; empty for the file as a whole. */
  path: string
  /** The field, what is wrong, and where it is known the line to write instead, after “Write: ”. */
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

const nodeAt = (document: Document, path: Path) => (path.length === 0 ? document.contents : document.getIn(path, true))

/** The text of a value as the file has it, without the quotes; empty for what has several lines. */
const textOf = (document: Document, text: string, path: Path, value: unknown): string => {
  if (typeof value === 'string') return value
  const node = nodeAt(document, path)
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

const kindOf = (value: unknown) =>
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
  const meant = suggest(path, written, input, typeof bound === 'number' && issue.code !== 'invalid_type' ? bound : undefined)
  const fix = meant === undefined ? 'Delete it.' : `Write: ${toLine(path, meant)}`
  if (path.length === 0) return `The file is ${describeValue(input, written)}. Write fields, beginning with deploy or vm.`
  if (unseen) return `${name} has ${unseen}. ${fix}`
  const is = `${name} is ${describeValue(input, written)}`
  if (issue.code === 'invalid_type') {
    if (input === undefined) return `${name} is missing. ${fix}`
    if (input === null) return `${is}${written && `: ${written} means no value`}. ${fix}`
    const kind = kindOf(input)
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

/** Offset of a path: its key, else its value; for a missing field its group. */
const offsetOf = (document: Document, path: Path): number => {
  for (let length = path.length; length > 0; length--) {
    const parent = nodeAt(document, path.slice(0, length - 1))
    const last = path[length - 1]
    const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(last)) : undefined
    const value = nodeAt(document, path.slice(0, length))
    const offset = isScalar(pair?.key) ? pair.key.range?.[0] : isNode(value) ? value.range?.[0] : undefined
    if (offset !== undefined) return offset
  }
  return isNode(document.contents) ? (document.contents.range?.[0] ?? 0) : 0
}

/** With both `deploy` and `vm`, the later one is the mistake. Missing metadata of a VM is reported at `vm`. */
const offsetOfForm = (document: Document, path: Path): number => {
  if (path[0] === 'vm') return Math.max(offsetOf(document, ['deploy']), offsetOf(document, ['vm']))
  return path.length > 0 && !document.has('metadata') ? offsetOf(document, ['vm']) : offsetOf(document, path)
}

/** The path of the field that a place of the file belongs to; `isFlat` takes a value in brackets as a whole. */
const pathAt = (document: Document, offset: number, isFlat = false): Path => {
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

/** Takes the quotes off a text that has them at both ends, or at its start alone. */
const unquote = (written: string) => /^(["'])(.*)\1$/.exec(written)?.[2] ?? /^(["'])((?:(?!\1).)*)$/.exec(written)?.[2] ?? written

/** Describes an error of the parser, with the line to write where that line removes the error, and the text with that line. */
const describeError = ({ code, pos }: YAMLParseError, document: Document, text: string): { problem: SourceProblem; repaired?: string } => {
  const before = pathAt(document, pos[0] - 1, true)
  const open = nodeAt(document, before)
  const isOpen = code === 'BAD_INDENT' && isCollection(open) && open.flow === true
  const inner = isOpen ? before : pathAt(document, pos[0])
  const path = fileErrors.has(code) ? [] : code === 'MULTILINE_IMPLICIT_KEY' ? inner.slice(0, -1) : inner
  // What is missing at the end of a value is noticed at the next one, or at the end of the file.
  const start = isOpen || (code === 'MISSING_CHAR' && path.length > 0) ? offsetOf(document, path) : pos[0]
  const [problem, fix] = yamlWords[code] ?? otherYamlWords
  const name = path.length > 0 ? fieldPath(path) : 'The file'
  const begin = text.lastIndexOf('\n', start - 1) + 1
  const line = /^[^\r\n]*/.exec(text.slice(begin))![0]
  const [, head, key, written = ''] = /^([ \t]*(?:- +)*)([\w.-]+):[ \t]+(.+)$/.exec(line) ?? /^([ \t]*(?:- +)+)()(.+)$/.exec(line) ?? []
  if (head !== undefined && !indentErrors.has(code)) {
    const bare = unquote(written.trim())
    const field = key ? [...path.slice(0, path.lastIndexOf(key)), key] : path
    const meant = isField(field) ? suggest(field, bare, undefined) : bare
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
    const missing = knownNames(group).filter((field) => nodeAt(document, [...group, field]) === undefined)
    return `${is} Delete it.${missing.length > 0 ? ` This group takes ${missing.join(', ')}.` : ''}`
  }
  if (document.hasIn(target)) return `${is} Delete it. ${fieldPath(target)} is there.`
  const meant = suggest(target, textOf(document, text, path, value), value)
  const place = isSame(target.slice(0, -1), group) ? 'You may mean' : 'Its place is'
  return `${is} ${place} ${fieldPath(target)}.${meant === undefined ? '' : ` Write: ${toLine(target, meant)}`}`
}

const byPlace = (a: DeployProblem, b: DeployProblem) => a.line - b.line || a.column - b.column

/** Most errors of the parser that one check repairs to look behind them. */
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
      .sort(byPlace),
  })
  const forms = (content: object) =>
    formProblems(content).map(({ message, path }) => ({ offset: offsetOfForm(document, path), path, message }))
  const source = findSourceProblems(document, text)
  // The parser reports names that are there twice at the end of the value before, so they are found with the other source problems.
  const errors = document.errors.filter(({ code }) => code !== 'DUPLICATE_KEY')
  const [error, next] = errors
  const first = error?.code === 'BLOCK_AS_IMPLICIT_KEY' && next?.code === 'MULTILINE_IMPLICIT_KEY' ? next : error
  if (first) {
    const { problem, repaired } = describeError(first, document, text)
    const rest = repaired && repairs > 0 ? checkText(repaired, repairs - 1) : undefined
    if (rest) return { ok: false, problems: [...refuse([problem]).problems, ...(rest.ok ? [] : rest.problems)].sort(byPlace) }
    const both = isMap(document.contents) && document.has('deploy') && document.has('vm') ? forms({ deploy: {}, vm: {} }) : []
    return refuse([...both, problem])
  }
  if (source.some(({ path, hides }) => path.length === 0 && !hides)) return refuse(source)
  visit(document, {
    // An alias without an anchor has been reported, and would throw.
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
    issue.code === 'unrecognized_keys' ? issue.keys.map((name) => ({ group: issue.path, name, target: meantField(issue.path, name) })) : [],
  )
  /** Whether a problem above is the cause of one at this path. */
  const isCaused = (path: Path, isMissing: boolean) =>
    source.some(
      ({ path: cause, hides }) => isUnder(path, cause) && hides !== 'nothing' && (hides !== 'group' || path.length === cause.length + 1),
    ) ||
    (isMissing && unknown.some(({ target }) => target && isSame(target, path)))
  const formed = typeof content === 'object' && !Array.isArray(content) ? forms(content).filter(({ path }) => !isCaused(path, true)) : []
  const lacking = [...formed.map(({ path }) => path), ...unknown.flatMap(({ target }) => (target ? [target] : []))]
  /** A group without fields is reported by the field that it lacks. */
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
        offset: offsetOf(document, [...group, name]),
        path: [...group, name],
        message: describeUnknown(document, text, [...group, name], target, valueAt(content, [...group, name])),
      })),
    ...result.error.issues
      .filter(
        ({ code, path, input }) =>
          code !== 'custom' && code !== 'unrecognized_keys' && !isCaused(path, input === undefined) && !isEmptyGroup(path, input),
      )
      .map((issue) => ({
        offset: offsetOf(document, issue.path),
        path: issue.path,
        message: describe(issue, textOf(document, text, issue.path, issue.input)),
      })),
  ])
}
